"""The Debian package, in a real Debian under systemd (`make test-deb`)."""
