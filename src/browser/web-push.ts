import type { Browser, Device } from '#machines/app/web-push.machine.ts'
import { trustScript } from './trusted-scripts.ts'

/** Caches nothing: it shows push messages and opens their page (public/push-worker.js). */
const WORKER = '/push-worker.js'

/** Safari on a phone has no PushManager unless the shop was added to the home screen. */
const canReceive = (window: Window): boolean =>
  ['serviceWorker' in window.navigator, 'PushManager' in window, 'Notification' in window].every(Boolean)

const currentOf = async ({ navigator }: Window): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

export async function readDevice(window: Window & typeof globalThis): Promise<Device> {
  if (!canReceive(window)) return 'unsupported'
  const isAllowed = window.Notification.permission === 'granted'
  return isAllowed && (await currentOf(window)) ? 'subscribed' : 'free'
}

/** Starts the service worker and registers at the browser's push service. */
export async function subscribeDevice(window: Window, public_key: string): Promise<Browser> {
  trustScript(window, WORKER)
  const { serviceWorker } = window.navigator
  await serviceWorker.register(WORKER, { updateViaCache: 'none' })
  const { pushManager } = await serviceWorker.ready
  const before = await pushManager.getSubscription()
  const isOurs = before !== null && keyOf(before) === public_key
  // A browser has one subscription for each shop, and refuses another key.
  if (before && !isOurs) await before.unsubscribe()
  const subscription = isOurs
    ? before
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key })
  const { p256dh, auth } = subscription.toJSON().keys ?? {}
  if (!p256dh || !auth) throw new Error('The browser gave no keys')
  return { endpoint: subscription.endpoint, p256dh, auth }
}

const keyOf = ({ options: { applicationServerKey } }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Ends the subscription: its push service refuses later messages. Returns the endpoint of the ended subscription. */
export async function leavePush(window: Window): Promise<string | undefined> {
  if (!canReceive(window)) return undefined
  const subscription = await currentOf(window)
  await subscription?.unsubscribe()
  return subscription?.endpoint
}
