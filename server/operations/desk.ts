import type { SQL } from 'drizzle-orm'
import { hiddenItems } from '#server/catalogue/hidden-items.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { ZoneIds } from '#server/contract/handlers.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { type WallTime, wallTime } from '#server/time/shop-clock.ts'
import { createFormat, type Format } from '#server/wire/format.ts'
import type { RequestContext, Services } from '#server/wiring/services.ts'

/** What a handler has before it on nearly every request: the shop as it is now, and how to write for this customer. */
export type Desk = Omit<Services, 'reference'> & {
  reference: Reference
  format: Format
  at: Date
  wall: WallTime
  /** The items that lists leave out for this shopper. */
  hide: SQL | undefined
}

export async function deskOf({ services, locale, diet }: RequestContext): Promise<Desk> {
  const reference = await services.reference()
  const { settings } = reference
  const at = services.now()
  return {
    ...services,
    reference,
    format: createFormat(locale, settings, services.pictures.url),
    at,
    wall: wallTime(at, settings.timezone),
    hide: hiddenItems(services.db, diet, reference),
  }
}

/** The zones and the module that were chosen, all of them known; unknown ones are refused like missing ones. */
export function scopeChosen(context: { zone_ids: ZoneIds; module_id: number }, reference: Reference) {
  const module = moduleChosen(context, reference)
  return { zones: knownZones(context.zone_ids, reference), module }
}

export function moduleChosen({ module_id }: { module_id: number }, { modules }: Reference) {
  const module = modules.get(module_id)
  if (!module) throw refuse('moduleId')
  return module
}

export function knownZones(ids: readonly number[], { zones }: Reference): number[] {
  const known = [...new Set(ids)].filter((id) => zones.get(id)?.active)
  if (known.length === 0) throw refuse('zoneId')
  return known
}
