import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ModuleType, Outline, Text } from '../shapes.ts'
import { active, name } from './columns.ts'

export const zones = pgTable('zones', {
  id: integer().primaryKey(),
  name: name(),
  outline: jsonb().$type<Outline>().notNull(),
  active: active(),
  cash_on_delivery: boolean().notNull().default(true),
  digital_payment: boolean().notNull().default(true),
  offline_payment: boolean().notNull().default(false),
  /** Hundredths of a percent added to the delivery fee while the status is on. */
  increased_delivery_fee: integer().notNull().default(0),
  increased_delivery_fee_status: boolean().notNull().default(false),
  increase_delivery_charge_message: jsonb().$type<Text>(),
})

export const modules = pgTable('modules', {
  id: integer().primaryKey(),
  name: name(),
  type: text().$type<ModuleType>().notNull(),
  description: jsonb().$type<Text>().notNull(),
  icon: text().notNull(),
  thumbnail: text().notNull(),
  active: active(),
  position: integer().notNull().default(0),
})

/** Which modules a zone serves, and what a delivery costs there. */
export const moduleZones = pgTable(
  'module_zones',
  {
    module_id: integer().notNull(),
    zone_id: integer().notNull(),
    per_km_shipping_charge: integer().notNull(),
    minimum_shipping_charge: integer().notNull(),
    maximum_shipping_charge: integer(),
    maximum_cod_order_amount: integer(),
  },
  (t) => [primaryKey({ columns: [t.module_id, t.zone_id] })],
)
