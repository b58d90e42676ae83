import { createHmac, timingSafeEqual } from 'node:crypto'

/** A message that is older, or from later, could have been recorded. */
const TOLERANCE_SECONDS = 300

/**
 * Whether Stripe signed these bytes with our secret just now. The header says `t=<seconds>,v1=<hex>,v1=<hex>`: several
 * signatures while a secret is being replaced.
 */
export function isSignedByStripe(
  raw: Buffer,
  header: string,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false
  const right = createHmac('sha256', secret).update(`${time}.`).update(raw).digest()
  return parts.some(([name, value = '']) => name === 'v1' && isSame(Buffer.from(value, 'hex'), right))
}

/** In a time that does not tell where they differ. */
const isSame = (given: Buffer, right: Buffer) =>
  given.length === right.length && timingSafeEqual(given, right)
