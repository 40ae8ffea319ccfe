"""Six Empty Chairs: six Guests who lie face down, the tide, the boat and the chair."""
