import type { LatLng } from '#server/geometry/sphere.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import type { Locale } from '#server/rules/text.ts'

export type Prediction = { place_id: string; description: string }

export type Place = { place_id: string; formatted_address: string; location: LatLng }

export type TravelMode = 'walking' | 'driving'

export type Route = { metres: number; seconds: number }

/** Who knows the map: the embedded city, or Google's web services. */
export type GeoProvider = {
  /** Places that match a text, best first, at most ten. */
  autocomplete: (text: string, locale: Locale) => Promise<Prediction[]>
  /** `undefined` for an unknown place. */
  details: (placeId: string, locale: Locale) => Promise<Place | undefined>
  /** Addresses at a position, nearest first; none in the open sea. */
  reverse: (at: LatLng, locale: Locale) => Promise<Place[]>
  /** `undefined` when no way leads there. */
  distance: (from: LatLng, to: LatLng, mode?: TravelMode) => Promise<Route | undefined>
}

/**
 * The provider was unreachable, timed out or refused the request; a retry may succeed. The reply says so to the caller;
 * `reason` is for the log only.
 */
export class GeoUnavailable extends ApiError {
  override readonly name = 'GeoUnavailable'

  constructor(reason: string, { cause }: ErrorOptions = {}) {
    super(503, unavailable, { 'retry-after': '5' })
    this.message = reason
    this.cause = cause
  }
}

const unavailable = {
  code: 'unavailable',
  message: {
    en: "The map service isn't responding right now. Try again.",
    ar: 'خدمة الخرائط لا تستجيب الآن. حاول مرة أخرى.',
  },
}
