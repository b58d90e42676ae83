import type { LineAgain as LineOnWire, StoreAgain } from '#openapi/generated/server.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { ZoneIds } from '#server/contract/handlers.ts'
import type { StoreRow } from '#server/db/rows.ts'
import { isOpen } from '#server/rules/opening-hours.ts'
import type { WallTime } from '#server/time/shop-clock.ts'
import { clock, type Format, flag } from '#server/wire/format.ts'
import { soldOptionTexts } from '#server/wire/sold-options.ts'
import { nextOpening } from '#server/wire/store.ts'
import type { LineAgain, PricesAgain } from './line-again.ts'

export function lineAgainOnWire(
  again: LineAgain & PricesAgain,
  { text, money, picture }: Format,
): LineOnWire {
  const { line, lineItem, reason, shortage, missing_add_ons, missing_options, isOutsideHours } = again
  const { item_details: sold } = line
  const { old_price, price, amount } = again
  const starts = isOutsideHours ? lineItem?.item.available_time_starts : null
  const ends = isOutsideHours ? lineItem?.item.available_time_ends : null
  return {
    item_id: line.item_id,
    name: text(lineItem?.item.name ?? sold.name),
    image_full_url: picture(lineItem?.item.picture ?? sold.picture, 320),
    options: soldOptionTexts(sold).map(text),
    add_ons: sold.add_ons.map(({ name, quantity }) => ({ name: text(name), quantity })),
    old_quantity: line.quantity,
    old_price: money(old_price),
    reason,
    quantity: lineItem?.quantity ?? 0,
    price: price === null ? null : money(price),
    amount: money(amount),
    shortage,
    missing_add_ons: missing_add_ons.map(text),
    missing_options: missing_options.map(text),
    available_time_starts: starts ? clock(starts) : null,
    available_time_ends: ends ? clock(ends) : null,
  }
}

export function storeAgainOnWire(
  store: StoreRow,
  { text }: Format,
  { wall, zone_ids, reference }: { wall: WallTime; zone_ids: ZoneIds; reference: Reference },
): StoreAgain {
  const isOpenNow = store.active && isOpen(store.hours, wall)
  return {
    id: store.id,
    slug: store.slug,
    name: text(store.name),
    module_id: store.module_id,
    module_type: reference.modules.get(store.module_id)?.type ?? 'ecommerce',
    zone_id: store.zone_id,
    open: flag(isOpenNow),
    current_opening_time: isOpenNow ? null : nextOpening(store.hours, wall),
    schedule_order: flag(store.schedule_order),
    serves_location: flag(zone_ids.includes(store.zone_id)),
  }
}
