import { areBrowserKeys } from '#server/push/encrypt-push.ts'
import { subscribe, unsubscribe } from '#server/push/subscriptions.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Handlers } from '#server/wiring/services.ts'

const words = {
  on: { en: 'You will get notifications about your order.', ar: 'ستصلك إشعارات عن طلبك.' },
  off: { en: 'You will get no more notifications here.', ar: 'لن تصلك إشعارات هنا بعد الآن.' },
}

export const push = {
  getPushKey: async (_, { services: { webPush } }) => ({ public_key: webPush?.publicKey ?? null }),

  subscribeToPush: async ({ body }, { services, principal, locale }) => {
    const { endpoint, p256dh, auth } = body
    const { webPush } = services
    if (!webPush) throw refuse('no push')
    if (!webPush.allows(endpoint)) throw refuse('endpoint')
    if (!areBrowserKeys({ p256dh, auth })) throw refuse('p256dh')
    await subscribe(services, principal, { endpoint, p256dh, auth, locale })
    return { message: words.on[locale] }
  },

  unsubscribeFromPush: async ({ body }, { services: { db }, principal, locale }) => {
    await unsubscribe(db, principal, body.endpoint)
    return { message: words.off[locale] }
  },
} satisfies Partial<Handlers>
