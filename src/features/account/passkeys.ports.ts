import { answer } from '#api/answer.ts'
import { unwrap } from '#api/unwrap.ts'
import { passkeysMachine, passkeysPorts } from '#machines/account/passkeys.machine.ts'
import { type AddPasskeyWorld, connectAddPasskey } from './add-passkey.ports.ts'

export const connectPasskeys = ({ api, ...device }: AddPasskeyWorld) =>
  passkeysMachine.provide({
    actors: {
      addPasskey: connectAddPasskey({ api, ...device }),
      listPasskeys: answer(passkeysPorts.listPasskeys, (_, signal) =>
        unwrap(api.GET('/customer/passkeys', { signal }), 'passkeys'),
      ),
      renamePasskey: answer(passkeysPorts.renamePasskey, ({ id, name }, signal) =>
        unwrap(
          api.PUT('/customer/passkeys/{passkey_id}', {
            params: { path: { passkey_id: id } },
            body: { name: name.trim() },
            signal,
          }),
          'passkeys',
        ),
      ),
      removePasskey: answer(passkeysPorts.removePasskey, ({ id }, signal) =>
        unwrap(
          api.DELETE('/customer/passkeys/{passkey_id}', { params: { path: { passkey_id: id } }, signal }),
          'passkeys',
        ),
      ),
    },
  })
