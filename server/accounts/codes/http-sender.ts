import type { OtpSender } from './otp-sender.ts'

export type HttpSenderOptions = { url: string; key: string | undefined; timeoutMs?: number }

const TIMEOUT_MS = 10_000

/**
 * Posts `{ channel, to, text }` to a provider of SMS and e-mail, or to a small adapter before one. Its error names
 * neither the recipient nor the code.
 */
export const createHttpSender = ({ url, key, timeoutMs = TIMEOUT_MS }: HttpSenderOptions): OtpSender => ({
  send: async ({ channel, to, text }) => {
    const reply = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({ channel, to, text }),
    })
    await reply.body?.cancel()
    if (!reply.ok) throw new Error(`The provider of codes answered ${reply.status}`)
  },
})
