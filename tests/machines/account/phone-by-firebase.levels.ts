import { strictEqual } from 'node:assert'
import type { Page } from '@playwright/test'
import { unwrap } from '#api/unwrap.ts'
import { phoneByFirebaseMachine } from '#machines/account/phone-by-firebase.machine.ts'
import { connectPhoneByFirebase } from '#src/features/auth/phone-by-firebase.ports.ts'
import { keepWaiting } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { keyedStorage, RETRY, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { configuredAs } from '#tests/support/strict-shop.ts'

const ORIGIN = 'https://shop.example'

/** The page around Google's check, and Identity Toolkit: both answer at once, and well unless the next answer is another. */
export function googleStandIn() {
  const next: { check?: 'blocked' | 'failed' | undefined; refusal?: unknown } = {}
  const told = () => {
    const { check } = next
    next.check = undefined
    if (check === 'blocked') return [{ challenge: 'blocked' }]
    const end = check ? { challenge: check } : { challenge: 'solved', token: 'challenge-1' }
    return [{ challenge: 'ready' }, end]
  }
  const window = {
    location: { origin: ORIGIN },
    addEventListener: (_: string, listen: (event: object) => void) => {
      const messages = told()
      queueMicrotask(() => {
        for (const data of messages) listen({ origin: ORIGIN, data })
      })
    },
  } as unknown as Window
  const ask: typeof fetch = async (_, init) => {
    const { refusal } = next
    next.refusal = undefined
    if (refusal instanceof TypeError) throw refusal
    if (refusal) {
      const { status, errors } = refusal as { status: number; errors: { code: string }[] }
      return Response.json({ error: { message: `${errors[0]!.code} : Refused` } }, { status })
    }
    return Response.json({ sessionInfo: JSON.parse(String(init?.body)).phoneNumber })
  }
  const firebase = { api_key: 'web-key', toolkit_url: 'https://toolkit.example' }
  return { window, firebase, locale: 'en', fetch: ask, next }
}

export const phoneByFirebaseService = service(phoneByFirebaseMachine, async (stage, { from }) => {
  const { newcomer, server, wire } = stage
  const { token } = await unwrap(server.POST('/auth/sign-up', { body: newcomer }))
  const google = googleStandIn()
  return {
    connected: connectPhoneByFirebase({ ...stage, ...google }, { token, guest_id: null }),
    inputs: { [from]: { phone: newcomer.phone } },
    answers: {
      loadChallenge: {
        refusing: () => {
          google.next.check = 'blocked'
        },
      },
      solveChallenge: {
        refusing: () => {
          google.next.check = 'failed'
        },
      },
      sendVerificationCode: {
        refusing: (error) => {
          google.next.refusal = error
        },
      },
    },
    /** The phone is proven exactly when the machine says so. */
    holds: async ({ output }) => {
      if (!output || !('token' in output.proof)) return
      wire.token = output.proof.token
      strictEqual((await server.GET('/customer/info')).data?.is_phone_verified, 1)
    },
  }
})

/** The frame says all the time that the check is drawn and passed; the path says when the page listens. */
const frameSpeaks = (page: Page) =>
  page.addInitScript(() => {
    setInterval(() => {
      for (const data of [{ challenge: 'ready' }, { challenge: 'solved', token: 'challenge-1' }])
        window.postMessage(data, window.location.origin)
    }, 50)
  })

export const phoneByFirebaseBrowser = browser(
  phoneByFirebaseMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { phone } = live.inputs![from] as { phone: string }
    const form = page.getByRole('main')
    const button = (name: string | RegExp) => form.getByRole('button', { name, exact: true })
    return {
      open: async () => {
        stage.wire.token = undefined
        await configuredAs(page, { phone_by_firebase: { api_key: 'web-key', toolkit_url: '' } })
        await page.route('**/v1/accounts:sendVerificationCode', (route) =>
          route.fulfill({ json: { sessionInfo: phone } }),
        )
        await frameSpeaks(page)
        await keepWaiting(page, { token: '', phone })
        await arrive('/auth/verify-phone')
        await button('Start the security check').waitFor()
      },
      gestures: {
        'challenge.open': () => button(/^(Start the security check|Try again|Send another code)$/).click(),
        'challenge.close': () => button('Cancel').click(),
        'code.change': ({ code }) => form.getByLabel(/^Code/).fill(code),
        'form.submit': () => button('Continue').click(),
      },
      answers: {},
    }
  },
)

const connect =
  (token: string, guest_id: string | null) => (api: Parameters<typeof connectPhoneByFirebase>[0]['api']) =>
    connectPhoneByFirebase({ api, storage: keyedStorage(), ...googleStandIn() }, { token, guest_id })
const proof = { ...RETRY, sessionInfo: 'session-1', phoneNumber: '+971501234567', code: '123456' }

/** What the port sends to the shop. */
export const phoneByFirebaseRequests = requests(connect('waits', 'guest-7'), [
  {
    port: 'verifyFirebaseToken',
    input: { phone: '+٩٧١501234567', session: 'session-1', code: '123456' },
    sent: {
      request: 'POST /auth/firebase-verify-token',
      body: { ...proof, token: 'waits', guest_id: 'guest-7' },
    },
    field: 'token',
  },
  {
    connect: connect('', null),
    port: 'verifyFirebaseToken',
    input: { phone: '+971501234567', session: 'session-1', code: '123456' },
    sent: { request: 'POST /auth/firebase-verify-token', body: proof },
    field: 'token',
  },
])
