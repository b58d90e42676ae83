import { deepStrictEqual } from 'node:assert'
import { offerPasskeyMachine } from '#machines/account/offer-passkey.machine.ts'
import { connectOfferPasskey } from '#src/features/account/offer-passkey.ports.ts'
import { fingerprintOf } from '#tests/fixtures/fingerprint.ts'
import { addElsewhere, listedBy } from '#tests/machines/account/add-passkey.levels.ts'
import { browser } from '#tests/support/browser.ts'
import { neverAsked, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { nothing, told } from '#tests/support/told.ts'

export const offerPasskeyService = service(offerPasskeyMachine, async (stage) => {
  await stage.becomeCustomer()
  const state = { can: true, isBroken: false }
  return {
    connected: connectOfferPasskey(stage.api, async () => {
      if (state.isBroken) throw new Error('The browser failed')
      return state.can
    }),
    answers: {
      canKeepPasskey: {
        before: ({ output }) => {
          state.can = output
        },
        refusing: () => {
          state.isBroken = true
        },
      },
      listPasskeys: {
        before: async ({ sample }) => {
          if (sample === 1) await addElsewhere(stage)
        },
      },
    },
    /** The offer is heard by customers without passkeys only. */
    holds: async ({ output }) => {
      if (output?.type === 'offered') deepStrictEqual((await listedBy(stage)).passkeys, [])
    },
  }
})

/** A customer who signs in by password. */
export const offerPasskeyBrowser = browser(
  offerPasskeyMachine,
  async ({ page, arrive, stage, live }, { from }) => {
    const main = page.getByRole('main')
    const device = await fingerprintOf(page)
    await device.touches(false)
    const { info, password } = await stage.becomeCustomer()
    const { token } = stage.wire
    return {
      open: async () => {
        stage.wire.token = undefined
        if (from === 'a browser that showed the offer') stage.storage.write('passkeyOffered', true)
        await arrive('/auth/sign-in')
        stage.wire.token = token
        await main.getByLabel(/^Email or phone/).fill(info.email)
        await main.getByLabel(/^Password/).fill(password)
        await main.getByRole('button', { name: 'Sign in', exact: true }).click()
        await page.getByText('Sign in successfully.').waitFor()
        await page.waitForURL('/home')
      },
      answers: {
        ...live.answers,
        canKeepPasskey: {
          before: async ({ output }) => {
            if (!output) await device.lose()
          },
        },
      },
    }
  },
  { host: 'localhost' },
)

/** docs/decisions/032: a toast with a way to the page of the passkeys. */
export const offerPasskeyTold = told('offerPasskey', {
  offered: {
    keeps: { passkeyOffered: true },
    says: [
      [
        'info',
        'Sign in without a password next time',
        { duration: 15_000, button: ['Set up', { goes: '/profile?page=passkeys' }] },
      ],
    ],
  },
  quiet: nothing,
})

/** What the ports send. */
export const offerPasskeyRequests = requests(
  (api) => connectOfferPasskey(api, neverAsked),
  [
    {
      port: 'listPasskeys',
      sent: { request: 'GET /customer/passkeys' },
      field: 'passkeys',
    },
  ],
)
