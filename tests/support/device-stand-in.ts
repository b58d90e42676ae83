import type { Browser, Device, Permission } from '#machines/app/web-push.machine.ts'

/** What a browser answers, and what it holds. */
export type DeviceState = {
  device: Device
  permission: Permission
  subscription: Browser
  /** The public key that the subscription is of; null for none. */
  key: string | null
  /** What fails next. */
  broken: 'nothing' | 'reading' | 'asking' | 'subscribing' | 'leaving'
}

/**
 * Push messages of a browser without a push service, in place of `navigator.serviceWorker`, `PushManager` and `Notification`.
 * Runs in a page too, so it names nothing of this file.
 */
export function deviceStandIn(state: DeviceState) {
  const failing = (what: DeviceState['broken']) => {
    if (state.broken !== what) return
    state.broken = 'nothing'
    throw new Error(`The browser fails at ${what}`)
  }
  const bytesOf = (key: string) =>
    Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
      .buffer
  const { endpoint, p256dh, auth } = state.subscription
  const subscription = () => ({
    endpoint,
    options: { applicationServerKey: bytesOf(state.key!) },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      failing('leaving')
      state.key = null
      return true
    },
  })
  const registration = {
    pushManager: {
      getSubscription: async () => (state.key === null ? null : subscription()),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        failing('subscribing')
        state.key = applicationServerKey
        return subscription()
      },
    },
  }
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
    addEventListener: () => {},
  }
  const Notification = {
    get permission() {
      failing('reading')
      return state.permission
    },
    requestPermission: async () => {
      failing('asking')
      return state.permission
    },
  }
  return { serviceWorker, Notification }
}
