import { transact } from '#server/db/transact.ts'
import { areBrowserKeys } from '#server/push/encrypt-push.ts'
import { subscribe, unsubscribe } from '#server/push/subscriptions.ts'
import { refuse } from '#server/refusal.ts'
import type { Handlers } from '#server/services.ts'

const words = {
  on: { en: 'You will get notifications about your order.', ar: 'ستصلك إشعارات عن طلبك.' },
  off: { en: 'You will get no more notifications here.', ar: 'لن تصلك إشعارات هنا بعد الآن.' },
}

export const push = {
  getPushKey: async (_, { services: { webPush } }) => ({ public_key: webPush?.publicKey ?? null }),

  subscribeToPush: async ({ body }, { services: { db, now, webPush }, principal, locale }) => {
    const { endpoint, p256dh, auth } = body
    if (!webPush) throw refuse('no push')
    if (!webPush.allows(endpoint)) throw refuse('endpoint')
    if (!areBrowserKeys({ p256dh, auth })) throw refuse('p256dh')
    await transact(db, (tx) => subscribe(tx, principal, { endpoint, p256dh, auth, locale }, now()))
    return { message: words.on[locale] }
  },

  unsubscribeFromPush: async ({ body }, { services: { db }, principal, locale }) => {
    await unsubscribe(db, principal, body.endpoint)
    return { message: words.off[locale] }
  },
} satisfies Partial<Handlers>
