"""The wire contract for other people's programs: JSON Schema and AsyncAPI 3, from our structs."""
