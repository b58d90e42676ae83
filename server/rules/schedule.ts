import type { OrderType } from '#server/db/schema.ts'
import { wallTime } from '#server/time/shop-clock.ts'

/** How far ahead a customer may schedule an order. */
const FURTHEST = 7 * 24 * 60 * 60 * 1000

/** Requests take a moment to arrive: a time this little in the past still means now. */
const GRACE = 5 * 60 * 1000

const MINUTE = 60 * 1000

/** The time of a scheduled order; without one, now. `undefined` for a time outside the next seven days. */
export function readSchedule(instant: string | null | undefined, now: Date) {
  if (!instant) return { at: now, scheduled: false }
  const at = new Date(instant)
  const ahead = at.getTime() - now.getTime()
  return ahead >= -GRACE && ahead <= FURTHEST ? { at, scheduled: ahead > GRACE } : undefined
}

/** True for the beginning of a slot: slots are counted from midnight on the shop's clock, as the storefront offers them. */
export function startsSlot(at: Date, minutes: number, timezone: string): boolean {
  const [hour, minute] = wallTime(at, timezone).time.split(':').map(Number) as [number, number]
  return at.getTime() % 60_000 === 0 && (hour * 60 + minute) % minutes === 0
}

/** Minutes from the moment a store begins with an order until the customer has it. */
export type Minutes = { least: number; most: number }

/**
 * The minutes from the beginning of the work to both ends of the slot: the customer has a delivery within the slot even when
 * it takes long, and collects an order that is ready when the slot begins.
 */
export function minutesToSlot({ least, most }: Minutes, order_type: OrderType, slot: number): Minutes {
  const lead = order_type === 'take_away' ? most : Math.max(least, most - slot)
  return { least: lead, most: lead + slot }
}

type Timed = {
  order_type: OrderType
  scheduled: boolean
  schedule_at: Date
  minimum_delivery_minutes: number
}

/** When the work on an order begins: before its slot, except for a parcel, which is collected in its slot. */
export const beginsAt = ({
  order_type,
  scheduled,
  schedule_at,
  minimum_delivery_minutes: lead,
}: Timed): Date =>
  scheduled && order_type !== 'parcel' ? new Date(schedule_at.getTime() - lead * MINUTE) : schedule_at

/** Too late to begin with an order for a slot. */
export const isTooLate = (begins: Date, now: Date): boolean => begins.getTime() < now.getTime() - GRACE
