"""The games as environments of Gymnasium, PettingZoo and OpenSpiel, and as batches."""
