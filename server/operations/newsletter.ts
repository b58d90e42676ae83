import { newsletterSubscribers } from '#server/db/schema.ts'
import type { Handlers } from '#server/services.ts'

const subscribed = { en: 'Subscribed Successfully', ar: 'تم الاشتراك بنجاح' }

export const newsletter = {
  /** A known address is welcomed like a new one, so that nobody learns who reads the newsletter. */
  subscribeNewsletter: async ({ body }, { services: { db, now }, locale }) => {
    await db
      .insert(newsletterSubscribers)
      .values({ email: body.email.toLowerCase(), created_at: now() })
      .onConflictDoNothing()
    return { message: subscribed[locale] }
  },
} satisfies Partial<Handlers>
