import { ApiError } from '#server/refusals/api-error.ts'
import type { Need, ZoneIds } from './handlers.ts'

/** What the validated place headers say; a need that is not met is refused with its code (docs/contract.md §1). */
export const scopeOf = (headers: Record<string, unknown>, needs: readonly Need[]) => {
  const { zoneid, moduleId, latitude, longitude } = headers as {
    zoneid?: string
    moduleId?: number
    latitude?: number
    longitude?: number
  }
  if (needs.includes('zone') && zoneid === undefined) throw zoneNeeded
  if (needs.includes('module') && moduleId === undefined) throw moduleNeeded
  return {
    zone_ids: zoneid === undefined ? undefined : (JSON.parse(zoneid) as ZoneIds),
    module_id: moduleId,
    position:
      latitude === undefined || longitude === undefined ? undefined : { lat: latitude, lng: longitude },
  }
}

const zoneNeeded = new ApiError(403, {
  code: 'zoneId',
  message: { en: 'Choose your location first.', ar: 'اختر موقعك أولًا.' },
})
const moduleNeeded = new ApiError(403, {
  code: 'moduleId',
  message: { en: 'Choose a module first.', ar: 'اختر القسم أولًا.' },
})
