"""Everything that touches the table: ports, pure signal logic, drivers and simulators."""
