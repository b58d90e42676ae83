import type { StoreDetails } from '#openapi/generated/client.ts'
import type { OrderDraft } from './order-draft.ts'

/**
 * From and to, as instants (ISO 8601): when the customer has the order. `at` is what an order asks for, and `begins` is when
 * it has to be placed at the latest.
 */
export type Slot = { at: string; ends: string; begins: string }
/** `day` is the calendar day on the shop's clock, `2026-11-20`. */
export type SlotDay = { day: string; slots: readonly Slot[] }

/** Milliseconds: less than this ahead is as good as now. */
export const SOONEST = 15 * 60_000

/**
 * Minutes that a store begins before a slot, as the server reckons: a delivery that takes long is there within the slot, an order to
 * collect is ready when it begins. 0 where the store does not say how long it takes.
 */
export function leadOf(
  { delivery_time }: Pick<StoreDetails, 'delivery_time'>,
  order_type: OrderDraft['order_type'],
  slot: number,
): number {
  const [least = 0, most = least] = (delivery_time.match(/\d+/g) ?? []).map(Number)
  return order_type === 'take_away' ? most : Math.max(least, most - slot)
}

const DAY = 24 * 60 * 60_000

/** The slots that are still available; `now` in milliseconds since 1970. */
export const freeDays = (days: readonly SlotDay[], now: number): SlotDay[] =>
  days
    .map(({ day, slots }) => ({ day, slots: slots.filter(({ begins }) => Date.parse(begins) >= now) }))
    .filter(({ slots }) => slots.length > 0)

/**
 * The next `count` free slots after a chosen slot that the store can no longer serve; the earliest free slots when no later
 * slot is left.
 */
export const nextSlots = (free: readonly SlotDay[], stale: string, count: number): Slot[] => {
  const slots = free.flatMap((day) => day.slots).filter(({ at }) => at !== stale)
  const later = slots.filter(({ at }) => Date.parse(at) > Date.parse(stale))
  return (later.length > 0 ? later : slots).slice(0, count)
}

/** The slot of another day at the time of day that was chosen, or the next one after it; never midnight by accident. */
export const slotOn = ({ slots }: SlotDay, chosen: string): Slot | undefined => {
  const timeOf = (at: string) => ((Date.parse(at) % DAY) + DAY) % DAY
  const first = slots[0]
  if (!first) return undefined
  const sinceFirst = (at: string) => (timeOf(at) - timeOf(first.at) + DAY) % DAY
  return slots.find(({ at }) => sinceFirst(at) >= sinceFirst(chosen)) ?? first
}

/** How a calendar day is called on another one, both as `2026-11-20`. */
export const nearDay = (day: string, today: string): 'today' | 'tomorrow' | undefined => {
  const ahead = Date.parse(day) - Date.parse(today)
  if (ahead === 0) return 'today'
  return ahead === DAY ? 'tomorrow' : undefined
}
