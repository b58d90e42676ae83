// Hand-written: Google's library updates more often than one request and one signature change (decision 011).
import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import type { ServiceAccount } from '#server/config/service-account.ts'
import type { PushOutcome, PushSender } from './push-sender.ts'

export type FirebasePushOptions = {
  account: ServiceAccount
  now: () => Date
  origin?: string
  timeoutMs?: number
}

const GOOGLE = 'https://fcm.googleapis.com'
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const TIMEOUT_MS = 10_000
const HOUR = 3_600
/** A token is not used in its last minute. */
const EARLY = 60_000

type Token = { value: string; until: number }

/** Sends by Firebase Cloud Messaging (HTTP v1). Its errors contain neither the device nor the message. */
export function createFirebasePush({
  account,
  now,
  origin = GOOGLE,
  timeoutMs = TIMEOUT_MS,
}: FirebasePushOptions): PushSender {
  const key = createPrivateKey(account.private_key)
  const url = new URL(`/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`, origin)
  let token: Promise<Token> | undefined

  const post = (to: URL | string, headers: Record<string, string>, body: string | URLSearchParams) =>
    fetch(to, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers,
      body,
    })

  const newToken = async (): Promise<Token> => {
    const seconds = Math.floor(now().getTime() / 1000)
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + HOUR)
      .sign(key)
    const reply = await post(
      account.token_uri,
      {},
      new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    )
    const body = (await reply.json().catch(() => ({}))) as { access_token?: unknown; expires_in?: unknown }
    if (!reply.ok || typeof body.access_token !== 'string')
      throw new Error(`Google answered ${reply.status} to the service account`)
    const lasts = typeof body.expires_in === 'number' ? body.expires_in : HOUR
    return { value: body.access_token, until: now().getTime() + lasts * 1000 - EARLY }
  }

  const forget = () => {
    token = undefined
  }

  /** Messages sent at the same time wait for one token. */
  const validToken = async (): Promise<string> => {
    const known = token && (await token.catch(() => undefined))
    if (known && known.until > now().getTime()) return known.value
    const asked = newToken()
    token = asked
    asked.catch(() => token === asked && forget())
    return (await asked).value
  }

  return {
    send: async (device, { title, body, data }) => {
      const reply = await post(
        url,
        { 'content-type': 'application/json', authorization: `Bearer ${await validToken()}` },
        JSON.stringify({ message: { token: device, notification: { title, body }, data } }),
      )
      if (reply.status === 401) forget()
      return outcomeOf(reply)
    },
  }
}

async function outcomeOf(reply: Response): Promise<PushOutcome> {
  const answer = (await reply.json().catch(() => undefined)) as
    | { error?: { details?: { errorCode?: string }[] } }
    | undefined
  if (reply.ok) return 'sent'
  const codes = answer?.error?.details?.map(({ errorCode }) => errorCode) ?? []
  // A device of another project was never reachable from this one.
  if (codes.includes('UNREGISTERED') || codes.includes('SENDER_ID_MISMATCH')) return 'unregistered'
  if (reply.status === 400) return 'refused'
  throw new Error(`Firebase answered ${reply.status}`)
}
