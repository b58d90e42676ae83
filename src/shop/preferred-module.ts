import type { Module } from '#openapi/generated/client.ts'

/** The module type that the screen of an address is about, for a visitor without a module: only shops have brands. */
export const preferredAt = (path: string): Module['module_type'] | undefined =>
  path === '/all-brands' ? 'ecommerce' : undefined
