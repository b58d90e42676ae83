import { createHash, randomBytes } from 'node:crypto'

/** An unguessable secret: 256 bits, safe in a header and a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Tokens are random, so one round of SHA-256 hides them well enough and is fast to look up. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex')
