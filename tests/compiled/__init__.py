"""Compiled rules beside the source: run by `make test-native`, after `make native`."""
