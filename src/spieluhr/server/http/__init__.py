"""Answers requests: routes with their types, handlers, pages, the OpenAPI document."""
