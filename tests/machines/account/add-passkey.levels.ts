import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import type { createPasskey } from '#browser/passkeys.ts'
import { addPasskeyMachine } from '#machines/account/add-passkey.machine.ts'
import { connectAddPasskey } from '#src/features/account/add-passkey.ports.ts'
import { type Authenticator, newAuthenticator } from '#tests/contract/support/authenticator.ts'
import { failsNext, fingerprintOf } from '#tests/fixtures/fingerprint.ts'
import { made } from '#tests/machines/samples/passkeys.ts'
import { browser } from '#tests/support/browser.ts'
import { neverAsked, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import type { Stage } from '#tests/support/stage.ts'

type Made = Awaited<ReturnType<typeof createPasskey>>

/** A device that makes a passkey, as long as nothing else is said. */
export function makingDevice() {
  const state: { answers: Made['type']; isBroken: boolean } = { answers: 'made', isBroken: false }
  const create: typeof createPasskey = async (options) => {
    if (state.isBroken) throw new Error('The device failed')
    const { answers: type } = state
    return type === 'made' ? { type, credential: newAuthenticator().create(options) } : { type }
  }
  return { state, create }
}

/** The customer adds one on another device, which it answers. */
export async function addElsewhere({ server }: Stage): Promise<Authenticator> {
  const options = await unwrap(server.POST('/customer/passkeys/options', { body: {} }), 'challenge')
  const device = newAuthenticator()
  await unwrap(
    server.POST('/customer/passkeys', { body: { credential: device.create(options) } }),
    'passkeys',
  )
  return device
}

export const listedBy = ({ server }: Stage) => unwrap(server.GET('/customer/passkeys'), 'passkeys')

export const addPasskeyService = service(addPasskeyMachine, async (stage, { from }) => {
  const { info, password } = await stage.becomeCustomer()
  const { state, create } = makingDevice()
  return {
    connected: connectAddPasskey({ api: stage.api, clock: Date, createPasskey: create }),
    inputs: { [from]: { has_password: true, recipient: info.phone, length: 6 } },
    answers: {
      proveOwner: {
        played: async ({ output }, owner) => {
          if (output.type === 'left') return owner.tell({ type: 'proof.leave' })
          await owner.tell({ type: 'password.change', current_password: password })
          return owner.tell({ type: 'form.submit' })
        },
      },
      createPasskey: {
        before: ({ output }) => {
          state.answers = output.type
        },
        refusing: () => {
          state.isBroken = true
        },
      },
      listPasskeys: {
        before: async ({ sample }) => {
          if (sample === 0) await addElsewhere(stage)
        },
      },
    },
    /** A passkey that counts as added is in the list of the server, and no other. */
    holds: async ({ output }) => {
      if (output?.type === 'added') deepStrictEqual(await listedBy(stage), output.list)
      else if (output?.type === 'left') deepStrictEqual((await listedBy(stage)).passkeys, [])
    },
  }
})

/** A customer who has a passkey elsewhere. */
export const addPasskeyBrowser = browser(
  addPasskeyMachine,
  async ({ page, arrive, stage, live }) => {
    const main = page.getByRole('main')
    const proof = page.getByRole('dialog', { name: 'Is it you?' })
    const device = await fingerprintOf(page)
    const other = await addElsewhere(stage)
    return {
      open: async () => {
        await arrive('/profile?page=passkeys')
        await main.getByRole('heading', { level: 1, name: 'Passkeys' }).waitFor()
        await stage.forward('listPasskeys')
        await main.getByRole('button', { name: 'Add a passkey' }).click()
      },
      gestures: {
        'passkey.retry': () => main.getByRole('button', { name: 'Try again' }).click(),
        'passkey.leave': () => main.getByRole('button', { name: 'Close' }).click(),
      },
      told: {
        'password.change': ({ current_password }) =>
          proof.getByLabel(/^Current password/).fill(String(current_password)),
        'form.submit': () => proof.getByRole('button', { name: 'Continue', exact: true }).click(),
        'proof.leave': () => proof.getByRole('button', { name: 'Close' }).click(),
      },
      answers: {
        ...live.answers,
        createPasskey: {
          before: async ({ output: { type } }: { output: { type: string } }) => {
            await device.knowsItsOwner(type !== 'declined')
            if (type === 'known') await device.keep(other.copy('localhost'))
            if (type === 'unsupported') await failsNext(page, 'create', 'NotSupportedError')
          },
        },
      },
    }
  },
  { host: 'localhost' },
)

/** What the ports send. */
export const addPasskeyRequests = requests(
  (api) => connectAddPasskey({ api, clock: Date, createPasskey: neverAsked }),
  [
    {
      port: 'startPasskey',
      input: { proofs: [] },
      sent: { request: 'POST /customer/passkeys/options', body: {} },
      field: 'challenge',
    },
    {
      port: 'startPasskey',
      input: { proofs: [{ current_password: 'secret' }] },
      sent: { request: 'POST /customer/passkeys/options', body: { current_password: 'secret' } },
      field: 'challenge',
    },
    {
      port: 'addPasskey',
      input: { credential: made },
      sent: { request: 'POST /customer/passkeys', body: { credential: made } },
      field: 'passkeys',
    },
    {
      port: 'listPasskeys',
      sent: { request: 'GET /customer/passkeys' },
      field: 'passkeys',
    },
  ],
)
