import { strictEqual } from 'node:assert'
import { webPushMachine } from '#machines/app/web-push.machine.ts'
import { connectWebPush } from '#src/features/tracking/web-push.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { type DeviceState, deviceStandIn } from '#tests/support/device-stand-in.ts'
import { asCustomer, asGuest, noWindow, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'
import { browserOfModel, public_key } from './web-push.model.ts'

/** A browser as it is before it subscribes. */
export const newDevice = (): DeviceState => ({
  device: 'free',
  permission: 'default',
  subscription: browserOfModel,
  key: null,
  broken: 'nothing',
})

/** A guest of the stage, and a browser whose push service is never reached. */
export const webPushService = service(webPushMachine, async (stage, { from }) => {
  const state = newDevice()
  const standIn = deviceStandIn(state)
  const window = () =>
    Object.assign(windowStandIn(), {
      location: { href: stage.shop.url },
      navigator: state.device === 'unsupported' ? {} : { serviceWorker: standIn.serviceWorker },
      PushManager: {},
      Notification: standIn.Notification,
    }) as unknown as Window & typeof globalThis
  return {
    connected: connectWebPush(stage.api, stage.session, window),
    inputs: { [from]: { public_key } },
    answers: {
      readDevice: {
        before: ({ sample }) => {
          if (sample === 1) Object.assign(state, { permission: 'granted', key: public_key })
          if (sample === 2) state.device = 'unsupported'
        },
        refusing: () => {
          state.broken = 'reading'
        },
      },
      askPermission: {
        before: ({ sample }) => {
          state.permission = (['granted', 'denied', 'default'] as const)[sample]!
        },
        refusing: () => {
          state.broken = 'asking'
        },
      },
      subscribeDevice: {
        refusing: () => {
          state.broken = 'subscribing'
          state.key = null
        },
      },
      leaveDevice: {
        before: ({ sample }) => {
          if (sample === 1) state.key = null
        },
        refusing: () => {
          state.broken = 'leaving'
        },
      },
    },
    /** The browser is subscribed exactly where the screen says that notifications are on. */
    holds: (snapshot) => {
      if (snapshot.matches('subscribed')) strictEqual(state.key, public_key)
      if (snapshot.matches('blocked')) strictEqual(state.key, null)
    },
  }
})

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
      'push.accept': press(/^(Tell me when I can collect it|Try again)$/),
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

/** What the ports send. */
export const webPushRequests = requests(
  (api) => connectWebPush(api, asGuest(api), noWindow),
  [
    {
      port: 'subscribeToPush',
      input: browserOfModel,
      sent: { request: 'POST /push/subscribe', body: { ...browserOfModel, guest_id: 'guest-7' } },
    },
    {
      connect: (api) => connectWebPush(api, asCustomer(api), noWindow),
      port: 'unsubscribeFromPush',
      input: { endpoint: browserOfModel.endpoint },
      sent: { request: 'POST /push/unsubscribe', body: { endpoint: browserOfModel.endpoint } },
    },
  ],
)
