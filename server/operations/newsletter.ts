import { subscribeToNewsletter } from '#server/newsletter/subscribe.ts'
import type { Handlers } from '#server/wiring/services.ts'

const subscribed = { en: 'Subscribed Successfully', ar: 'تم الاشتراك بنجاح' }

export const newsletter = {
  /** A known address gets the same reply as a new one, so that the reply reveals no subscriber. */
  subscribeNewsletter: async ({ body }, context) => {
    await subscribeToNewsletter(context, body.email)
    return { message: subscribed[context.locale] }
  },
} satisfies Partial<Handlers>
