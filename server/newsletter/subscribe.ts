import { isNotNull } from 'drizzle-orm'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { fingerprint, newSecret } from '#server/identity/secret.ts'
import { type Budget, spend } from '#server/limits/budget.ts'
import { refuse, refuseFor } from '#server/refusals/refusal.ts'
import type { Locale } from '#server/rules/text.ts'
import type { RequestContext } from '#server/wiring/services.ts'

const HOUR = 3600
const THREE_DAYS = 72 * HOUR * 1000

/** Addresses that one network writes, which may be those of others. */
const perNetwork: Budget = { kind: 'newsletter from', most: 30, seconds: HOUR }
/** Messages to one address, which may not want any. */
const perAddress: Budget = { kind: 'newsletter to', most: 5, seconds: HOUR, pause: 60 }

type Asking = Pick<RequestContext, 'services' | 'network' | 'locale' | 'log'>

/**
 * Keeps an e-mail address for three days, and sends it the link that confirms it. A confirmed address stays as it is and
 * gets no message. No reply waits for the message, so that neither the reply nor its time reveals a subscriber.
 */
export async function subscribeToNewsletter(
  { services, network, locale, log }: Asking,
  written: string,
): Promise<void> {
  const { db, now, otp, config } = services
  if (!otp) throw refuse('unavailable')
  const email = written.toLowerCase()
  const wait = config.RATE_LIMIT > 0 ? await spend(db, perNetwork, network, now()) : 0
  if (wait > 0) throw refuseFor.subscriptions(wait)
  // A refusal would reveal that this address was subscribed before.
  if ((await spend(db, perAddress, email, now())) > 0) return
  const token = newSecret()
  const link = {
    token_hash: fingerprint(token),
    expires_at: new Date(now().getTime() + THREE_DAYS),
  }
  const waiting = await db
    .insert(newsletterSubscribers)
    .values({ email, created_at: now(), ...link })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: link,
      setWhere: isNotNull(newsletterSubscribers.token_hash),
    })
    .returning({ email: newsletterSubscribers.email })
  if (waiting.length === 0) return
  const shop = config.PUBLIC_URL || `http://localhost:${config.PORT}`
  const text = words(`${shop}/api/newsletter/${token}?lang=${locale}`)[locale]
  otp
    .send({ channel: 'email', to: email, text })
    .catch((error) => log.error({ err: error }, 'the link of a subscription could not be sent'))
}

const words = (link: string): Record<Locale, string> => ({
  en: `Confirm your newsletter subscription here: ${link} Didn't ask for it? Just ignore this message.`,
  ar: `أكّد اشتراكك في النشرة البريدية من هنا: ${link} لم تطلب الاشتراك؟ تجاهل هذه الرسالة.`,
})
