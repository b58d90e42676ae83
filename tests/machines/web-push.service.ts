import { strictEqual } from 'node:assert'
import { webPushMachine } from '#machines/app/web-push.machine.ts'
import { connectWebPush } from '#src/features/tracking/web-push.ports.ts'
import { type DeviceState, deviceStandIn } from '#tests/support/device-stand-in.ts'
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
