import { newsletterSubscribers } from '#server/db/schema.ts'
import type { Handlers } from '#server/services.ts'

const subscribed = { en: 'Subscribed Successfully', ar: 'تم الاشتراك بنجاح' }

export const newsletter = {
  /** A known address gets the same reply as a new one, so that the reply reveals no subscriber. */
  subscribeNewsletter: async ({ body }, { services: { db, now }, locale }) => {
    await db
      .insert(newsletterSubscribers)
      .values({ email: body.email.toLowerCase(), created_at: now() })
      .onConflictDoNothing()
    return { message: subscribed[locale] }
  },
} satisfies Partial<Handlers>
