import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { editProfileMachine } from '#machines/account/edit-profile.machine.ts'
import { isChanged, type SavedProfile } from '#machines/account/profile-form.ts'
import { connectEditProfile } from '#src/features/account/edit-profile.ports.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { keyedStorage, RETRY, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { told } from '#tests/support/told.ts'

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
    inputs: { [from]: { saved: savedOf(info), has_password: true, codes: 'shop' as const, length: 6 } },
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

const labels = {
  f_name: /^First name/,
  l_name: /^Last name/,
  email: /^Email/,
  password: /^New password/,
  confirm_password: /^Confirm password/,
}

export const editProfileBrowser = browser(
  editProfileMachine,
  async ({ page, arrive, live }) => {
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    return {
      open: async () => {
        await arrive('/profile?page=profile-settings')
        await main.getByLabel(labels.f_name).waitFor()
      },
      gestures: {
        'field.change': ({ field, value }) => write(main.getByLabel(labels[field]), value),
        'form.submit': () => main.getByRole('button', { name: 'Save', exact: true }).click(),
        'form.reset': () => main.getByRole('button', { name: 'Reset', exact: true }).click(),
      },
      told: {
        'password.change': ({ current_password }) =>
          dialog.getByLabel(/^Current password/).fill(String(current_password)),
        'form.submit': () => dialog.getByRole('button', { name: 'Continue', exact: true }).click(),
        'proof.leave': () => dialog.getByRole('button', { name: 'Close' }).click(),
      },
      answers: live.answers ?? {},
    }
  },
  { offered: { 'form.reset': ({ context: { fields, saved } }) => isChanged(fields, saved) } },
)

/** docs/spec.md §7 Profile: update-profile replies `message`. */
export const editProfileTold = told(
  'editProfile',
  {
    'profile.saved': ({ message }) => ({ says: [['success', message]], readsAgain: ['getCustomerInfo'] }),
  },
  { samples: { 'profile.saved': [{ message: 'Profile updated successfully' }] } },
)

const profile = { f_name: ' Mona ', l_name: ' Aziz ', email: ' mona@souk.test ' }

/** What the ports send. */
export const editProfileRequests = requests(
  (api) => connectEditProfile(api, Date, keyedStorage()),
  [
    {
      port: 'proveOwner.enterCode.sendCode',
      input: { recipient: '+971501234567' },
      sent: { request: 'POST /customer/confirmation-code' },
      field: 'message',
    },
    {
      port: 'updateCustomerInfo',
      input: { fields: { ...profile, password: '', confirm_password: '' }, proofs: [{ otp: '123456' }] },
      sent: {
        request: 'PUT /customer/info',
        body: { f_name: 'Mona', l_name: 'Aziz', email: 'mona@souk.test', otp: '123456' },
      },
      field: 'message',
    },
    {
      port: 'updateCustomerInfo',
      input: {
        fields: { ...profile, password: ' new one ', confirm_password: ' new one ' },
        proofs: [{ current_password: 'old' }],
      },
      sent: {
        request: 'PUT /customer/info',
        body: {
          f_name: 'Mona',
          l_name: 'Aziz',
          email: 'mona@souk.test',
          password: ' new one ',
          confirm_password: ' new one ',
          current_password: 'old',
          ...RETRY,
        },
      },
      field: 'message',
    },
    {
      port: 'updateCustomerInfo',
      input: { fields: { ...profile, password: '', confirm_password: '' }, proofs: [] },
      sent: {
        request: 'PUT /customer/info',
        body: { f_name: 'Mona', l_name: 'Aziz', email: 'mona@souk.test' },
      },
      field: 'message',
    },
  ],
)
