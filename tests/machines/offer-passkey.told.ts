import { offerPasskeyMachine } from '#machines/account/offer-passkey.machine.ts'
import { nothing, told } from '#tests/support/told.ts'

/** docs/decisions/032: a toast with a way to the page of the passkeys. */
export const offerPasskeyTold = told(offerPasskeyMachine, {
  offered: { says: [['info', 'Sign in without a password next time']] },
  quiet: nothing,
})
