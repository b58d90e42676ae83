/** By name: status, code on the wire, and the message in English and Arabic. */
export type Refusals = Record<string, readonly [status: number, code: string, en: string, ar: string]>
