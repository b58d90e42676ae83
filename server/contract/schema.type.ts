/** A schema of the contract; the server reads more fields than these by name. */
export type Schema = { type?: unknown; default?: unknown } & Record<string, unknown>
