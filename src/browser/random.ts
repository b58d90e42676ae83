/** A key that names one attempt, however often it is sent (the Idempotency-Key of the contract). */
export function requestKey(crypto: Crypto): string {
  // `randomUUID` exists on https and localhost only; a phone trying the shop over the local network has neither.
  if ('randomUUID' in crypto) return crypto.randomUUID()
  return uuid(getRandomBytes(crypto))
}

const getRandomBytes = (crypto: Pick<Crypto, 'getRandomValues'>) => crypto.getRandomValues(new Uint8Array(16))

/** Version 4, variant 10: RFC 9562 §5.4. */
const uuid = (bytes: Uint8Array) => {
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
