import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { sessionsMachine } from '#machines/account/sessions.machine.ts'
import { connectSessions } from '#src/features/account/sessions.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { failure, told } from '#tests/support/told.ts'

/** As many other devices as the samples list. */
const OTHERS = 2

export const sessionsService = service(sessionsMachine, async (stage, { from }) => {
  const { api, server } = stage
  const { info, password } = await stage.becomeCustomer()
  const listed = async () => (await unwrap(server.GET('/customer/sessions'), 'sessions')).sessions
  const signInElsewhere = async () => {
    for (let devices = (await listed()).length; devices <= OTHERS; devices++)
      await unwrap(server.POST('/auth/login', { body: { phone: info.phone, password } }), 'token')
  }
  await signInElsewhere()
  return {
    connected: connectSessions(api, Date),
    inputs: { [from]: { has_password: true, recipient: info.phone, length: 6 } },
    events: { 'session.end': async () => ({ id: (await listed())[1]!.id }) },
    answers: {
      listSessions: {
        before: async ({ sample }) => {
          if (sample === 0) await signInElsewhere()
          else await unwrap(server.POST('/customer/sessions/others'), 'sessions')
        },
      },
      proveOwner: {
        played: async ({ output }, owner) => {
          if (output.type === 'left') return owner.tell({ type: 'proof.leave' })
          await owner.tell({ type: 'password.change', current_password: password })
          return owner.tell({ type: 'form.submit' })
        },
      },
      endSessions: { asks: ({ ids }) => (ids.length > 1 ? 'endOtherSessions' : 'endSession') },
    },
    /** The list on show is the one of the server. */
    holds: async (snapshot) => {
      if (!snapshot.matches('showing')) return
      const ids = (list: { id: string }[]) => list.map(({ id }) => id)
      deepStrictEqual(ids(snapshot.context.sessions), ids(await listed()))
    },
  }
})

export const sessionsBrowser = browser(
  sessionsMachine,
  async ({ page, arrive, live }) => {
    const main = page.getByRole('main')
    const question = page.getByRole('alertdialog')
    const proof = page.getByRole('dialog', { name: 'Is it you?' })
    let asked = 'endSession'
    return {
      open: async () => {
        await arrive('/profile?page=sessions')
        await main.getByRole('heading', { level: 1, name: 'Devices' }).waitFor()
      },
      gestures: {
        'session.end': () => {
          asked = 'endSession'
          return main
            .getByRole('button', { name: /^Sign out (?!all)/ })
            .first()
            .click()
        },
        'others.end': () => {
          asked = 'endOtherSessions'
          return main.getByRole('button', { name: 'Sign out all other devices' }).click()
        },
        'end.accept': () => question.getByRole('button', { name: 'Sign out' }).click(),
        'end.decline': () => question.getByRole('button', { name: 'Cancel' }).click(),
        'list.retry': () => main.getByRole('button', { name: 'Try again' }).click(),
      },
      told: {
        'password.change': ({ current_password }) =>
          proof.getByLabel(/^Current password/).fill(String(current_password)),
        'form.submit': () => proof.getByRole('button', { name: 'Continue', exact: true }).click(),
        'proof.leave': () => proof.getByRole('button', { name: 'Close' }).click(),
      },
      answers: { ...live.answers, endSessions: { asks: () => asked } },
    }
  },
  { holds: ['endSession', 'endOtherSessions'] },
)

/** docs/contract.md §2 Ours: other devices are signed out; nothing changes on this one. */
export const sessionsTold = told(
  'sessions',
  {
    'sessions.ended': ({ count }) => ({
      says: [['success', count > 1 ? 'All other devices are signed out.' : 'The device is signed out.']],
    }),
    failure,
  },
  { samples: { 'sessions.ended': [{ count: 1 }, { count: 2 }] } },
)

/** What the ports send. */
export const sessionsRequests = requests(
  (api) => connectSessions(api, Date),
  [
    {
      port: 'listSessions',
      sent: { request: 'GET /customer/sessions' },
      field: 'sessions',
    },
    {
      port: 'endSessions',
      input: { ids: ['phone'], proofs: [] },
      sent: { request: 'POST /customer/sessions?session_id=phone', body: {} },
      field: 'sessions',
    },
    {
      port: 'endSessions',
      input: { ids: ['phone'], proofs: [{ otp: '123456' }] },
      sent: { request: 'POST /customer/sessions?session_id=phone', body: { otp: '123456' } },
      field: 'sessions',
    },
    {
      port: 'endSessions',
      input: { ids: ['phone', 'tablet'], proofs: [{ current_password: 'secret' }] },
      sent: { request: 'POST /customer/sessions/others', body: { current_password: 'secret' } },
      field: 'sessions',
    },
  ],
)
