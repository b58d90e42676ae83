import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { AppStorage } from '#browser/storage.ts'
import { editProfileMachine, editProfilePorts } from '#machines/account/edit-profile.machine.ts'
import { typedText } from '#machines/rules/typed-text.ts'
import type { Clock } from '#src/shared/identity/enter-code.ports.ts'
import { keepDevice } from '#src/shared/identity/keep-device.ts'
import { withRetryKey } from '#src/shared/identity/with-retry-key.ts'
import { connectProveOwner } from './prove-owner.ports.ts'

export const connectEditProfile = (api: Api, clock: Clock, storage: AppStorage) =>
  editProfileMachine.provide({
    actors: {
      proveOwner: connectProveOwner(api, clock),
      // Without the signal: a customer who leaves the page has sent the profile.
      updateCustomerInfo: answer(editProfilePorts.updateCustomerInfo, async ({ fields, proofs: [proof] }) => {
        const { password, confirm_password, ...names } = fields
        const body = {
          f_name: names.f_name.trim(),
          l_name: names.l_name.trim(),
          email: typedText(names.email),
          ...(password && withRetryKey(storage, { password, confirm_password })),
          ...proof,
        }
        return keepDevice(storage, await unwrap(api.PUT('/customer/info', { body }), 'message'))
      }),
    },
  })
