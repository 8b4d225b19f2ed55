"""The devices of the box: ports, pure signal processing, drivers and simulators."""
