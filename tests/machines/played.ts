import type { GeolocationOutcome } from '#machines/geolocation.machine.ts'
import type { LocatePointOutcome } from '#machines/locate-point.machine.ts'
import type { Stage } from '#tests/support/stage.ts'

/** What the server answers of a place it does not serve. */
const notServed = { errors: [{ code: 'coordinates', message: 'We do not deliver here yet' }] }

/** Answers the two questions of a `locatePoint` such that it ends as wanted. */
export async function playLocatePoint(stage: Stage, { type }: LocatePointOutcome): Promise<void> {
  switch (type) {
    case 'inZone':
      await stage.forward('reverseGeocode')
      return stage.forward('getZoneId')
    case 'unnamed':
      await stage.forward('reverseGeocode', () => ({ results: [] }))
      return stage.forward('getZoneId')
    case 'refused':
      return (await stage.next('getZoneId')).refuse(404, notServed)
    case 'failed':
      return (await stage.next('getZoneId')).drop()
  }
}

/** Answers the browser's question to the customer such that a `geolocation` ends as wanted. */
export const playGeolocation = async (
  { sensor, city }: Stage,
  { type }: GeolocationOutcome,
): Promise<void> => (type === 'granted' ? sensor.grant(city.here) : sensor.refuse(type))
