import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const BYTES = 16

/** Random names that only the holder of the key can make. */
export type Signed = { issue: () => string; isIssued: (name: string) => boolean }

/** Names of 128 random bits and their signature, in base64url; `purpose` keeps the names of one kind from passing as another's. */
export function signedNames(key: string, purpose: string): Signed {
  const sign = (random: Buffer) =>
    createHmac('sha256', key).update(`${purpose} `).update(random).digest().subarray(0, BYTES)
  return {
    issue() {
      const random = randomBytes(BYTES)
      return Buffer.concat([random, sign(random)]).toString('base64url')
    },
    isIssued(name) {
      const bytes = Buffer.from(name, 'base64url')
      // Decoding skips foreign letters: only one spelling of a name is accepted.
      return (
        bytes.length === 2 * BYTES &&
        bytes.toString('base64url') === name &&
        timingSafeEqual(bytes.subarray(BYTES), sign(bytes.subarray(0, BYTES)))
      )
    },
  }
}
