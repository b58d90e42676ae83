import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FundStart } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { payments } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { holdAccount } from '#server/identity/hold-account.ts'
import { customerShopper } from '#server/identity/shopper.ts'
import { once } from '#server/limits/idempotency.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { toMinor } from '#server/rules/money.ts'
import type { Locale } from '#server/rules/text.ts'
import type { Services } from '#server/wiring/services.ts'
import { gatewayFor, openPage, pageOfShop, sumAt } from './open-page.ts'

type Adding = { customer_id: number; body: FundStart; key: string | undefined; locale: Locale }

/** Answers the page where money for the wallet is paid; under one key it is the same payment. */
export async function addFund(
  services: Services,
  { customer_id, body, key, locale }: Adding,
): Promise<string> {
  const { db, config, now } = services
  const { currency, ...settings } = (await services.reference()).settings
  if (!settings.customer_wallet_status || !settings.add_fund_status) throw refuse('wallet off')
  const provider = gatewayFor(body.payment_method, services)
  const due = toMinor(body.amount, currency.digits)
  if (due === 0) throw refuse('amount')
  const asked = {
    ...sumAt(provider, due, currency),
    due,
    callback: pageOfShop(body.callback, config.PUBLIC_URL),
  }

  const begin = async (tx: Database) => {
    const [id, at] = [randomUUID(), now()]
    const { gateway } = provider
    await tx.insert(payments).values({ ...asked, id, customer_id, gateway, created_at: at, updated_at: at })
    return { id }
  }
  const { owner } = customerShopper(customer_id)
  const { id } = await transact(db, async (tx) => {
    await holdAccount(tx, customer_id)
    return key === undefined
      ? begin(tx)
      : once(tx, { owner, operation: 'addFund', key, body }, () => begin(tx))
  })
  const added = await db.select().from(payments).where(eq(payments.id, id))
  return openPage(services, provider, onlyRow(added), locale)
}
