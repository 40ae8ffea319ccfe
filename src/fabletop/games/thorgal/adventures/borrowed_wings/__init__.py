"""Borrowed Wings: the five parts of a ship that flew, its wardens, the families of Askby, the lake."""
