"""Many tables on one broker: what each plays and how it is, and a tournament over all of them."""
