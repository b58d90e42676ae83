import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { passkeysMachine } from '#machines/account/passkeys.machine.ts'
import { connectPasskeys } from '#src/features/account/passkeys.ports.ts'
import { addElsewhere, listedBy, makingDevice } from '#tests/machines/add-passkey.service.ts'
import { full } from '#tests/machines/samples/passkeys.ts'
import { service } from '#tests/support/service.ts'

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
          for (let kept = (await listedBy(stage)).passkeys.length; kept < TWO; kept++)
            await addElsewhere(stage)
        },
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
