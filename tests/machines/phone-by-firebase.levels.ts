import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { createStorage } from '#browser/storage.ts'
import { phoneByFirebaseMachine } from '#machines/account/phone-by-firebase.machine.ts'
import { connectPhoneByFirebase } from '#src/features/auth/phone-by-firebase.ports.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

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

const connect =
  (token: string, guest_id: string | null) => (api: Parameters<typeof connectPhoneByFirebase>[0]['api']) =>
    connectPhoneByFirebase(
      { api, storage: createStorage(windowStandIn()), ...googleStandIn() },
      { token, guest_id },
    )
const proof = { sessionInfo: 'session-1', phoneNumber: '+971501234567', code: '123456' }

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
