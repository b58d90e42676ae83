import { describe, expect, it, vi } from 'vitest'
import { sendVerificationCode } from '#api/identity-toolkit.ts'

const settings = { api_key: 'web-key', toolkit_url: 'https://toolkit.example' }
const wanted = {
  phone: '+971501234567',
  challenge: 'challenge-1',
  locale: 'ar',
  signal: new AbortController().signal,
}

describe('a code that Identity Toolkit is asked for', () => {
  const asked = (answer: () => Response) => {
    const ask = vi.fn<typeof fetch>(async () => answer())
    return { ask, session: sendVerificationCode(settings, wanted, ask) }
  }

  it('the request names the phone, the check and the language, sends no cookie, and answers the session', async () => {
    const { ask, session } = asked(() => Response.json({ sessionInfo: 'session-1' }))
    expect(await session).toBe('session-1')
    const [address, init] = ask.mock.calls[0]!
    expect(address).toBe('https://toolkit.example/v1/accounts:sendVerificationCode')
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      headers: { 'x-goog-api-key': 'web-key', 'x-firebase-locale': 'ar' },
    })
    expect(JSON.parse(String(init!.body))).toEqual({
      phoneNumber: '+971501234567',
      recaptchaToken: 'challenge-1',
    })
  })

  it.each([
    [{ error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Wait.' } }, 'TOO_MANY_ATTEMPTS_TRY_LATER'],
    [{ error: { message: 'INVALID_PHONE_NUMBER' } }, 'INVALID_PHONE_NUMBER'],
    [{}, 'undefined'],
  ])('a refusal is known by the name of its error: %o', async (body, code) => {
    const { session } = asked(() => Response.json(body, { status: 400 }))
    await expect(session).rejects.toMatchObject({ status: 400, errors: [{ code, message: '' }] })
  })

  it('an answer without a session is no answer', async () => {
    await expect(asked(() => Response.json({})).session).rejects.toThrow(SyntaxError)
  })
})
