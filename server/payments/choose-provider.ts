import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox } from './sandbox.ts'

/** The gateway the shop takes money with; none is a shop that takes cash. */
export async function chooseProvider(
  config: Config,
  db: Database,
  now: () => Date,
): Promise<PaymentProvider | undefined> {
  if (config.PAYMENT_GATEWAY === 'none') return undefined
  if (config.PAYMENT_GATEWAY === 'sandbox') return createSandbox(db, now)
  // The package takes 200 ms and 36 MB, which a shop without Stripe saves.
  const { createStripe } = await import('./stripe.ts')
  // The configuration requires both secrets of this gateway.
  return createStripe({
    secretKey: config.STRIPE_SECRET_KEY!,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET!,
    now,
  })
}
