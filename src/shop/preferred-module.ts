import type { Module } from '#openapi/generated/client.ts'

/** The module type that fits the screen of an address, for a visitor without a module: only ecommerce has brands. */
export const preferredAt = (path: string): Module['module_type'] | undefined =>
  path === '/all-brands' ? 'ecommerce' : undefined
