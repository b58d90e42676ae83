import { deepStrictEqual, strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { chooseKindsMachine } from '#machines/app/choose-kinds.machine.ts'
import { connectChooseKinds } from '#src/features/notifications/choose-kinds.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'

export const chooseKindsService = service(chooseKindsMachine, async (stage) => {
  await stage.becomeCustomer()
  return {
    connected: connectChooseKinds(stage.api),
    /** The screen shows the choice that the server holds. */
    holds: async ({ context: { wanted } }) =>
      deepStrictEqual(wanted, await unwrap(stage.server.GET('/customer/notification-settings'))),
  }
})

export const chooseKindsBrowser = browser(chooseKindsMachine, async ({ page, arrive, stage }, { steps }) => {
  const messages = page.getByRole('main').getByRole('switch', { name: 'Messages' })
  return {
    open: async () => {
      await arrive('/profile?page=notifications')
      await page.getByRole('main').getByText('What we notify you about').click()
      await messages.waitFor()
    },
    gestures: {
      'kind.toggle': () => page.getByRole('main').getByText('Messages', { exact: true }).click(),
    },
    shows: async () => {
      const { wanted, saved } = steps.at(-1)!.world.snapshot.context
      strictEqual(await messages.isChecked(), wanted.message)
      const { message } = await unwrap(stage.server.GET('/customer/notification-settings'))
      strictEqual(message, saved.message)
    },
  }
})

/** What the ports send. */
export const chooseKindsRequests = requests(connectChooseKinds, [
  {
    port: 'updateNotificationSettings',
    input: { order_status: true, message: false, referral_code: true },
    sent: {
      request: 'PUT /customer/notification-settings',
      body: { order_status: true, message: false, referral_code: true },
    },
    field: 'order_status',
  },
])
