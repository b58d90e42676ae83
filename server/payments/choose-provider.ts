import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox } from './sandbox.ts'
import { createStripe } from './stripe.ts'

/** The gateway the shop takes money with; none is a shop that takes cash. */
export function chooseProvider(config: Config, db: Database, now: () => Date): PaymentProvider | undefined {
  if (config.PAYMENT_GATEWAY === 'none') return undefined
  if (config.PAYMENT_GATEWAY === 'sandbox') return createSandbox(db, now)
  return createStripe({
    secretKey: config.STRIPE_SECRET_KEY!,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET!,
    now,
  })
}
