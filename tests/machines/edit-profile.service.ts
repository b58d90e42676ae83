import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { editProfileMachine } from '#machines/account/edit-profile.machine.ts'
import type { SavedProfile } from '#machines/account/profile-form.ts'
import { connectEditProfile } from '#src/features/account/edit-profile.ports.ts'
import { service } from '#tests/support/service.ts'

export const savedOf = ({
  f_name,
  l_name,
  phone,
  email,
  is_phone_verified,
  is_email_verified,
}: SavedProfile): SavedProfile => ({ f_name, l_name, phone, email, is_phone_verified, is_email_verified })

export const editProfileService = service(editProfileMachine, async (stage, { from }) => {
  const { info, password } = await stage.becomeCustomer()
  return {
    connected: connectEditProfile(stage.api, Date, stage.storage),
    inputs: { [from]: { saved: savedOf(info), has_password: true, length: 6 } },
    events: {
      'field.change': (sample) =>
        [
          { field: 'f_name' as const, value: 'Laila' },
          { field: 'email' as const, value: `new.${info.email}` },
          { field: 'l_name' as const, value: '' },
        ][sample]!,
    },
    answers: {
      proveOwner: {
        played: async ({ output }, owner) => {
          if (output.type === 'left') return owner.tell({ type: 'proof.leave' })
          await owner.tell({ type: 'password.change', current_password: password })
          return owner.tell({ type: 'form.submit' })
        },
      },
    },
    /** The machine knows what the server has. */
    holds: async ({ context: { saved } }) =>
      deepStrictEqual(savedOf(await unwrap(stage.server.GET('/customer/info'))), saved),
  }
})
