import { clock } from '#browser/clock.ts'
import { isChanged } from '#machines/account/profile-form.ts'
import type { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import { codeSenders } from '#machines/rules/code-ways.ts'
import type { CustomerInfo } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { codesOf } from '#src/shared/identity/codes-of.ts'
import { connectEditProfile } from './edit-profile.ports.ts'
import { EditProfileView } from './edit-profile.view.tsx'
import { LeaveForm } from './leave-form.part.tsx'
import { VerifyEmail } from './verify-email.part.tsx'

/** The profile form (docs/spec.md §5): names, e-mail address and password; the phone number cannot be changed. */
export function EditProfile({ customer }: { customer: CustomerInfo }) {
  const { api, storage } = useShop()
  const config = useConfig()
  const { f_name, l_name, phone, email, is_phone_verified, is_email_verified } = customer
  const { actor, snapshot, send } = useFlow(() => connectEditProfile(api, clock, storage), {
    saved: { f_name, l_name, phone, email, is_phone_verified, is_email_verified },
    has_password: customer.social_id === null,
    codes: codeSenders(config).choosePassword,
    length: codesOf(config).length,
  })
  const owner = useChild<typeof proveOwnerMachine>(snapshot, 'proveOwner')
  useTellApp('editProfile', actor)
  const { fields, saved, has_password } = snapshot.context
  const senders = codeSenders(config)
  const isVerified = Boolean(is_email_verified) && email === saved.email
  return (
    <>
      <EditProfileView
        snapshot={snapshot}
        send={send}
        owner={owner}
        country={config.country}
        isEmailFixed={!has_password && !senders.confirmOwner}
        verify={!isVerified && senders.verifyEmail && <VerifyEmail key={saved.email} email={saved.email} />}
      />
      <LeaveForm isChanged={isChanged(fields, saved)} />
    </>
  )
}
