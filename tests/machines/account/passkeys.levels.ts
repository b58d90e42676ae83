import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { passkeysMachine } from '#machines/account/passkeys.machine.ts'
import { connectPasskeys } from '#src/features/account/passkeys.ports.ts'
import { fingerprintOf } from '#tests/fixtures/fingerprint.ts'
import { addElsewhere, listedBy, makingDevice } from '#tests/machines/account/add-passkey.levels.ts'
import { write } from '#tests/machines/by-hand.ts'
import { full } from '#tests/machines/samples/passkeys.ts'
import { browser } from '#tests/support/browser.ts'
import { neverAsked, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { failure, told } from '#tests/support/told.ts'

/** As many as the sample lists. */
const TWO = 2

export const passkeysService = service(passkeysMachine, async (stage, { from }) => {
  const { info } = await stage.becomeCustomer()
  const { state, create } = makingDevice()
  const first = async () => (await listedBy(stage)).passkeys[0]!.id
  const removeAll = async () => {
    for (const { id } of (await listedBy(stage)).passkeys)
      await unwrap(
        stage.server.DELETE('/customer/passkeys/{passkey_id}', { params: { path: { passkey_id: id } } }),
        'passkeys',
      )
  }
  return {
    connected: connectPasskeys({ api: stage.api, clock: Date, createPasskey: create }),
    inputs: { [from]: { has_password: true, recipient: info.phone, length: 6, is_supported: true } },
    events: {
      'passkey.rename': async () => ({ id: await first(), name: '' }),
      'passkey.remove': async () => ({ id: await first(), name: '' }),
    },
    answers: {
      listPasskeys: {
        before: async ({ sample }) => {
          if (sample === 1) return removeAll()
          for (let stored = (await listedBy(stage)).passkeys.length; stored < TWO; stored++)
            await addElsewhere(stage)
        },
        shaped: (body, { sample }) => (sample === 2 ? { ...body, maximum: body.passkeys.length } : body),
      },
      addPasskey: {
        played: async ({ output }, adding) => {
          if (output.type === 'refused')
            return (await stage.next('startPasskey')).refuse(403, { errors: full.errors })
          if (output.type === 'failed') return (await stage.next('startPasskey')).drop()
          state.answers = output.type === 'left' ? 'declined' : 'made'
          await stage.forward('startPasskey')
          if (output.type !== 'left') return stage.forward('addPasskey')
          await adding.reaches({ unmade: 'declined' })
          return adding.tell({ type: 'passkey.leave' })
        },
      },
    },
    /** The list on show is the one of the server. */
    holds: async (snapshot) => {
      if (snapshot.matches('showing'))
        deepStrictEqual(snapshot.context.passkeys, (await listedBy(stage)).passkeys)
    },
  }
})

export const passkeysBrowser = browser(
  passkeysMachine,
  async ({ page, arrive, live }) => {
    const main = page.getByRole('main')
    const form = page.getByRole('dialog', { name: 'Name this passkey' })
    const question = page.getByRole('alertdialog')
    const device = await fingerprintOf(page)
    const { addPasskey, ...answers } = live.answers!
    return {
      open: async () => {
        await arrive('/profile?page=passkeys')
        await main.getByRole('heading', { level: 1, name: 'Passkeys' }).waitFor()
      },
      gestures: {
        'passkey.add': () => main.getByRole('button', { name: 'Add a passkey' }).click(),
        'passkey.rename': () =>
          main
            .getByRole('button', { name: /^Rename/ })
            .first()
            .click(),
        'name.change': ({ name }) => write(form.getByLabel(/^Name/), name),
        'name.submit': () => form.getByRole('button', { name: 'Save' }).click(),
        'name.leave': () => form.getByRole('button', { name: 'Close' }).click(),
        'passkey.remove': () =>
          main
            .getByRole('button', { name: /^Remove/ })
            .first()
            .click(),
        'remove.accept': () => question.getByRole('button', { name: 'Remove' }).click(),
        'remove.decline': () => question.getByRole('button', { name: 'Cancel' }).click(),
        'list.retry': () => main.getByRole('button', { name: 'Try again' }).click(),
      },
      told: { 'passkey.leave': () => main.getByRole('button', { name: 'Close' }).click() },
      answers: {
        ...answers,
        addPasskey: {
          played: async (wanted, adding) => {
            await device.knowsItsOwner(wanted.output.type !== 'left')
            await addPasskey!.played!(wanted as never, adding)
          },
        },
      },
    }
  },
  {
    host: 'localhost',
    inVain: { 'name.leave': { renaming: 'the name is on its way, and the dialog stays until the answer' } },
  },
)

/** docs/contract.md §2 Ours: nothing else of the shop knows of passkeys. */
export const passkeysTold = told('passkeys', {
  'passkey.added': { says: [['success', 'Your passkey is ready. Use it the next time you sign in.']] },
  'passkey.removed': { says: [['success', 'The passkey is removed.']] },
  failure,
})

/** What the ports send. */
export const passkeysRequests = requests(
  (api) => connectPasskeys({ api, clock: Date, createPasskey: neverAsked }),
  [
    {
      port: 'listPasskeys',
      sent: { request: 'GET /customer/passkeys' },
      field: 'passkeys',
    },
    {
      port: 'renamePasskey',
      input: { id: 'k-1', name: ' My phone ' },
      sent: { request: 'PUT /customer/passkeys/k-1', body: { name: 'My phone' } },
      field: 'passkeys',
    },
    {
      port: 'removePasskey',
      input: { id: 'k-1' },
      sent: { request: 'DELETE /customer/passkeys/k-1' },
      field: 'passkeys',
    },
  ],
)
