import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { hashPassword } from '#server/accounts/password.ts'
import { zip } from '#server/assert/zip.ts'
import { learnWords } from '#server/catalogue/vocabulary.ts'
import type { Database } from '#server/db/engine/open.ts'
import * as tables from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { AddOnRow, ItemRow, StoreRow } from './catalogue/branches.ts'
import { demoAccounts } from './demo-accounts.ts'
import { seedRefunds } from './past-refunds.ts'
import { buildWorld } from './world.ts'

export type SeedOptions = {
  /** Multiplies the stores and what they sell. */
  scale: number
  /** Dates of the demo shop are counted from here. */
  now: Date
  /** Whether the accounts of the demo can be signed in to. */
  knownPasswords?: boolean
}

/** Rows of one statement; the wire protocol allows 65,535 values. */
const BATCH = 400

/** True once the shop has settings: they are written in the same transaction as everything else. */
export async function isSeeded(db: Database): Promise<boolean> {
  const found = await db.select({ id: tables.settings.id }).from(tables.settings).limit(1)
  return found.length > 0
}

/** Fills an empty database with the demo shop, all of it or nothing. */
export async function seed(db: Database, { scale, now, knownPasswords = true }: SeedOptions): Promise<void> {
  const world = buildWorld({ scale, now })
  const passwords = await Promise.all(
    demoAccounts.map(({ password }) => (knownPasswords ? hashPassword(password) : null)),
  )
  await transact(db, async (tx) => {
    await write(tx, tables.pages, world.pages)
    await write(tx, tables.cancellationReasons, world.cancellationReasons)
    await write(tx, tables.refundReasons, world.refundReasons)
    await write(tx, tables.zones, world.zones)
    await write(tx, tables.modules, world.modules)
    await write(tx, tables.moduleZones, world.moduleZones)
    await write(tx, tables.categories, world.categories)
    await write(tx, tables.brands, world.brands)
    await write(tx, tables.allergens, world.allergens)
    await write(tx, tables.commonConditions, world.commonConditions)
    await write(tx, tables.parcelCategories, world.parcelCategories)
    await write(tx, tables.parcelSizes, world.parcelSizes)
    await write(tx, tables.offlinePaymentMethods, world.offlinePaymentMethods)

    const batch = { stores: [] as StoreRow[], addOns: [] as AddOnRow[], items: [] as ItemRow[] }
    const empty = async () => {
      await write(tx, tables.stores, batch.stores.splice(0))
      await write(tx, tables.addOns, batch.addOns.splice(0))
      await write(tx, tables.items, batch.items.splice(0))
    }
    for (const { store, addOns, items } of world.branches()) {
      batch.stores.push(store)
      batch.addOns.push(...addOns)
      batch.items.push(...items)
      if (batch.items.length >= BATCH) await empty()
    }
    await empty()
    await write(tx, tables.items, world.campaignItems)
    await learnWords(tx)

    await write(tx, tables.banners, world.banners)
    await write(tx, tables.otherBanners, world.otherBanners)
    await write(tx, tables.videoContents, world.videoContents)
    await write(tx, tables.reasons, world.reasons)
    await write(tx, tables.advertisements, world.advertisements)
    await write(tx, tables.cashbacks, world.cashbacks)
    await write(tx, tables.walletBonuses, world.walletBonuses)
    await write(tx, tables.campaigns, world.campaigns)
    await write(tx, tables.campaignStores, world.campaignStores)
    await write(tx, tables.flashSales, world.flashSales)
    await write(tx, tables.flashSaleItems, world.flashSaleItems)
    await write(tx, tables.coupons, world.coupons)
    await write(tx, tables.deliveryMen, world.deliveryMen)
    await write(
      tx,
      tables.customers,
      zip(world.customers, passwords).map(([customer, password_hash]) => ({ ...customer, password_hash })),
    )
    await write(tx, tables.addresses, world.addresses)
    await write(tx, tables.orders, world.orders)
    await write(tx, tables.orderLines, world.orderLines)
    await write(tx, tables.conversations, world.conversations)
    await write(tx, tables.messages, world.messages)
    await write(tx, tables.notifications, world.notifications)
    await write(tx, tables.transfers, world.transfers)
    await write(tx, tables.reviews, world.reviews)
    await write(tx, tables.settings, [{ id: 1, value: world.settings }])
    await seedRefunds(tx, world.refunds)
  })
  // The embedded database never analyzes by itself, and the planner needs statistics of the new rows.
  await db.execute(sql`analyze`)
}

async function write<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await tx.insert(table).values(rows.slice(at, at + BATCH))
}
