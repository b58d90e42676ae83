import { SignJWT } from 'jose'
import type { PushKey } from '#server/config/push-key.ts'
import { type BrowserKeys, encryptPush, MOST_BYTES } from './encrypt-push.ts'
import type { PushMessage, PushOutcome } from './push-sender.ts'
import { isPushService } from './push-services.ts'

/** A browser, and the language and direction of what it shows. */
export type Browser = BrowserKeys & { endpoint: string; locale: 'en' | 'ar' }

export type WebPush = {
  publicKey: string
  allows: (endpoint: string) => boolean
  /** `topic`: a push service drops an older message of it that the browser has not received. */
  send: (to: Browser, message: PushMessage, topic: string | null) => Promise<PushOutcome>
}

export type WebPushOptions = {
  key: PushKey
  /** A `mailto:` or `https:` address of the shop (RFC 8292 §2.1). */
  contact: string
  now: () => Date
  testOrigin?: string | undefined
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
/** A token may last a day at most. */
const TOKEN_HOURS = 12
const HOUR = 3600
/** What a text may take of the one record that a message is. */
const MOST_WORDS = 500

/** Seconds a push service keeps the message for a browser that is off, and how much it hurries. */
type Delivery = { ttl: number; urgency: 'low' | 'normal' | 'high' }
const delivery: { message: Delivery } & Partial<Record<string, Delivery>> = {
  order_status: { ttl: 2 * HOUR, urgency: 'high' },
  message: { ttl: 24 * HOUR, urgency: 'normal' },
  referral_code: { ttl: 24 * HOUR, urgency: 'low' },
}

/** Sends by Web Push (RFC 8030, 8291, 8292). Its errors contain neither the browser nor the message. */
export function createWebPush({
  key,
  contact,
  now,
  testOrigin,
  timeoutMs = TIMEOUT_MS,
}: WebPushOptions): WebPush {
  const allows = (endpoint: string) => isPushService(endpoint, testOrigin)

  const authorization = async (endpoint: string): Promise<string> => {
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setAudience(new URL(endpoint).origin)
      .setSubject(contact)
      .setExpirationTime(Math.floor(now().getTime() / 1000) + TOKEN_HOURS * HOUR)
      .sign(key.signing)
    return `vapid t=${token}, k=${key.publicKey}`
  }

  return {
    publicKey: key.publicKey,
    allows,
    send: async ({ endpoint, locale, ...keys }, message, topic) => {
      // The list may have become shorter since the browser subscribed.
      if (!allows(endpoint)) return 'unregistered'
      const { ttl, urgency } = delivery[message.data.type ?? ''] ?? delivery.message
      const reply = await fetch(endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          authorization: await authorization(endpoint),
          ttl: String(ttl),
          urgency,
          ...(topic && { topic }),
        },
        body: new Uint8Array(encryptPush(keys, payloadOf(message, topic, locale))),
      })
      await reply.body?.cancel()
      return outcomeOf(reply.status)
    },
  }
}

/** Texts are cut by characters, not inside one. */
const short = (text: string) =>
  text.length > MOST_WORDS ? `${[...text].slice(0, MOST_WORDS).join('')}…` : text

function payloadOf({ title, body, data }: PushMessage, topic: string | null, locale: string): Buffer {
  const payload = { ...data, title: short(title), body: short(body), lang: locale, ...(topic && { topic }) }
  const bytes = Buffer.from(JSON.stringify(payload))
  if (bytes.length > MOST_BYTES) throw new Error('A push message is too long')
  return bytes
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'unregistered'
  // A message too long, or a browser that subscribed with another key of the shop.
  if ([400, 401, 403, 413].includes(status)) return 'refused'
  throw new Error(`A push service answered ${status}`)
}
