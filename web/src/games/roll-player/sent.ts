/** Made by `make types` from the views, the content, the events and the choices of the rules. */
