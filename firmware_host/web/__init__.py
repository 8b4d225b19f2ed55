"""HTTP: serving, certificates, rate limits and the requests of the phone page."""
