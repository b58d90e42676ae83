import type { Text } from '#server/db/shapes.ts'
import type { Point } from '#server/geometry/plane.ts'
import type { Locale } from '#server/rules/text.ts'
import { city, cityName } from './city.ts'
import { isLand } from './coast.ts'
import { toGlobe, toPlan } from './frame.ts'
import { type Entry, landmarkNear, placeOf, searchPlaces } from './gazetteer.ts'
import type { GeoProvider, Place, TravelMode } from './geo-provider.ts'
import { hasHouses, houseAt } from './house-numbers.ts'
import { routeBetween } from './street-router.ts'

const SUGGESTIONS = 10
/** Metres from a landmark at which an address is the landmark's. */
const AT_LANDMARK = 30
/** Metres from a street beyond which a house has no number, and beyond which there is no address. */
const NEAR_STREET = 120
const NEAR_CITY = 2_500
const OFFSHORE = 150

const metresPerSecond: Record<TravelMode, number> = { walking: 1.35, driving: 7.5 }

/** Answers from the plan of the demo city, without leaving the process. */
export const embeddedGeo: GeoProvider = {
  autocomplete: async (text, locale) =>
    (await searchPlaces(text, SUGGESTIONS)).map(({ entry, house }) => ({
      place_id: house ? `${entry.id}-${house}` : entry.id,
      description: describe(entry, house, locale),
    })),

  details: async (placeId, locale) => {
    const place = placeOf(placeId)
    return (
      place && {
        place_id: placeId,
        formatted_address: describe(place.entry, place.house, locale),
        location: toGlobe(place.at),
      }
    )
  },

  reverse: async (at, locale) => addressesAt(toPlan(at), locale),

  distance: async (from, to, mode = 'walking') => {
    const { metres } = routeBetween(from, to)
    return { metres, seconds: Math.round(metres / metresPerSecond[mode]) }
  },
}

function describe(entry: Entry, house: number | undefined, locale: Locale): string {
  return addressLine(entry.name, house, entry.within, locale)
}

/** `14 Pearl Street, Old Harbour`, `شارع اللؤلؤ 14، الميناء القديم`. */
function addressLine(name: Text, house: number | undefined, within: Text, locale: Locale): string {
  if (locale === 'ar') return `${name.ar}${house ? ` ${house}` : ''}، ${within.ar}`
  return `${house ? `${house} ` : ''}${name.en}, ${within.en}`
}

function addressesAt(point: Point, locale: Locale): Place[] {
  const { street, number, metres } = houseAt(point)
  if (metres > (isLand(point) ? NEAR_CITY : OFFSHORE)) return []
  const house = hasHouses(street) && metres <= NEAR_STREET ? number : undefined
  const within = metres <= NEAR_STREET || hasHouses(street) ? city().districtAt(point).name : cityName
  const address: Place = {
    place_id: house ? `street-${street.id}-${house}` : `street-${street.id}`,
    formatted_address: addressLine(street.name, house, within, locale),
    location: toGlobe(point),
  }
  const landmark = landmarkNear(point, AT_LANDMARK)
  if (!landmark) return [address]
  return [
    {
      place_id: landmark.id,
      formatted_address: describe(landmark, undefined, locale),
      location: toGlobe(point),
    },
    address,
  ]
}

/** The address of a point of the demo city in both languages. */
export function addressOf(point: Point): Text {
  const line = (locale: Locale) => addressesAt(point, locale).at(-1)?.formatted_address ?? cityName[locale]
  return { en: line('en'), ar: line('ar') }
}
