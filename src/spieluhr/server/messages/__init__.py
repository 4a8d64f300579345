"""All that goes over the wire, as types. Schemas and TypeScript are made from these."""
