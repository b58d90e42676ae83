import { strictEqual } from 'node:assert'
import { webPushMachine } from '#machines/app/web-push.machine.ts'
import { browser } from '#tests/support/browser.ts'
import { type DeviceState, deviceStandIn } from '#tests/support/device-stand-in.ts'
import { public_key } from './web-push.model.ts'
import { newDevice } from './web-push.service.ts'

type Shop = typeof globalThis & { device: DeviceState }

/** A guest follows an order, in a browser whose push service is never reached. */
export const webPushBrowser = browser(webPushMachine, async ({ page, arrive, stage }, { steps }) => {
  const { order_id, contact_number } = await stage.placeOrder()
  const offer = page.getByRole('region', { name: 'Notifications for this order' })
  const press = (name: string | RegExp) => () => offer.getByRole('button', { name }).click()
  const change = (changes: Partial<DeviceState>) =>
    page.evaluate((given) => void Object.assign((globalThis as Shop).device, given), changes)
  await page.addInitScript(`(() => {
    const device = globalThis.device = ${JSON.stringify(newDevice())}
    const { serviceWorker, Notification } = (${deviceStandIn})(device)
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker })
    Object.defineProperty(globalThis, 'Notification', { value: Notification })
  })()`)
  return {
    open: () =>
      arrive(`/track-order?order_id=${order_id}&contact_number=${encodeURIComponent(contact_number)}`),
    gestures: {
      'push.accept': press(/^(Tell me when it is at the door|Try again)$/),
      'push.stop': press('Turn off'),
    },
    answers: {
      readDevice: {
        before: async ({ sample }) => {
          if (sample === 1) await change({ permission: 'granted', key: public_key })
          if (sample === 2) await page.evaluate(() => Reflect.deleteProperty(globalThis, 'PushManager'))
        },
      },
      askPermission: {
        before: ({ sample }) => change({ permission: (['granted', 'denied', 'default'] as const)[sample]! }),
      },
      leaveDevice: {
        before: async ({ sample }) => {
          if (sample === 1) await change({ key: null })
        },
      },
    },
    /** The browser is subscribed where the page says that notifications are on, and the offer is gone where there is none. */
    shows: async () => {
      const { snapshot } = steps.at(-1)!.world
      const key = await page.evaluate(() => (globalThis as Shop).device.key)
      if (snapshot.matches('subscribed')) strictEqual(key, public_key)
      if (snapshot.matches('offered') || snapshot.matches('blocked')) strictEqual(key, null)
      strictEqual(await offer.count(), snapshot.matches('unavailable') ? 0 : 1)
    },
  }
})
