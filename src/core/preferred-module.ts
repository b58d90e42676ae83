import type { Module } from '#openapi/generated/client.ts'
import { BRANDS } from '#src/navigation/pages.ts'

/** The module type that fits the screen of an address, for a visitor without a module: only ecommerce has brands. */
export const preferredAt = (path: string): Module['module_type'] | undefined =>
  path === BRANDS ? 'ecommerce' : undefined
