import type { LatLng } from '#server/geometry/sphere.ts'
import { type GeoProvider, GeoUnavailable, type Place, type TravelMode } from './geo-provider.ts'

export type GoogleOptions = {
  apiKey: string
  /** Suggestions near this point come first. */
  near: LatLng
  timeoutMs?: number
  /** Where the four services answer. */
  origins?: { places: string; maps: string; routes: string }
}

const GOOGLE = {
  places: 'https://places.googleapis.com',
  maps: 'https://maps.googleapis.com',
  routes: 'https://routes.googleapis.com',
}
const TIMEOUT_MS = 5_000
const NEAR_METRES = 50_000
const SUGGESTIONS = 10

type Suggestions = { suggestions?: { placePrediction?: { placeId: string; text?: { text?: string } } }[] }
type PlaceReply = {
  id: string
  formattedAddress?: string
  location: { latitude: number; longitude: number }
}
type Geocoding = {
  status: string
  error_message?: string
  results?: { place_id: string; formatted_address: string; geometry: { location: LatLng } }[]
}
type Routes = { routes?: { distanceMeters?: number; duration?: string }[] }

const travelModes: Record<TravelMode, string> = { walking: 'WALK', driving: 'DRIVE' }

/** Asks Google: Places API (New), Geocoding API and Routes API. */
export function createGoogleGeo(options: GoogleOptions): GeoProvider {
  const { apiKey, near, origins = GOOGLE } = options

  const ask = async <Reply>(url: URL, init: RequestInit & { fields?: string } = {}): Promise<Reply> => {
    const { fields, ...request } = init
    const reply = await fetchInTime(url, options.timeoutMs ?? TIMEOUT_MS, {
      ...request,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-goog-api-key': apiKey,
        ...(fields && { 'x-goog-fieldmask': fields }),
      },
    })
    if (!reply.ok) throw new Refused(reply.status, await reasonOf(reply))
    return readJson<Reply>(reply)
  }

  return {
    autocomplete: async (text, locale) => {
      const { suggestions = [] } = await ask<Suggestions>(
        new URL('/v1/places:autocomplete', origins.places),
        {
          method: 'POST',
          fields: 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
          body: JSON.stringify({
            input: text,
            languageCode: locale,
            locationBias: {
              circle: { center: { latitude: near.lat, longitude: near.lng }, radius: NEAR_METRES },
            },
          }),
        },
      )
      return suggestions
        .flatMap(({ placePrediction: place }) =>
          place ? [{ place_id: place.placeId, description: place.text?.text ?? '' }] : [],
        )
        .slice(0, SUGGESTIONS)
    },

    details: async (placeId, locale) => {
      const url = new URL(`/v1/places/${encodeURIComponent(placeId)}`, origins.places)
      url.searchParams.set('languageCode', locale)
      const place = await ask<PlaceReply>(url, { fields: 'id,formattedAddress,location' }).catch(
        unlessUnknown,
      )
      return (
        place && {
          place_id: place.id,
          formatted_address: place.formattedAddress ?? '',
          location: { lat: place.location.latitude, lng: place.location.longitude },
        }
      )
    },

    reverse: async (at, locale) => {
      const url = new URL('/maps/api/geocode/json', origins.maps)
      url.searchParams.set('latlng', `${at.lat},${at.lng}`)
      url.searchParams.set('language', locale)
      url.searchParams.set('key', apiKey)
      return placesOf(await ask<Geocoding>(url))
    },

    distance: async (from, to, mode = 'walking') => {
      const { routes = [] } = await ask<Routes>(new URL('/directions/v2:computeRoutes', origins.routes), {
        method: 'POST',
        fields: 'routes.distanceMeters,routes.duration',
        body: JSON.stringify({
          origin: waypoint(from),
          destination: waypoint(to),
          travelMode: travelModes[mode],
        }),
      })
      const [best] = routes
      // Google leaves zeros out.
      return (
        best && {
          metres: best.distanceMeters ?? 0,
          seconds: Math.round(Number.parseFloat(best.duration ?? '0')),
        }
      )
    },
  }
}

const waypoint = ({ lat, lng }: LatLng) => ({ location: { latLng: { latitude: lat, longitude: lng } } })

function placesOf({ status, error_message, results = [] }: Geocoding): Place[] {
  if (status !== 'OK' && status !== 'ZERO_RESULTS')
    throw new GeoUnavailable(`Google's geocoding answered ${status}: ${error_message ?? 'no reason given'}`)
  return results.map(({ place_id, formatted_address, geometry }) => ({
    place_id,
    formatted_address,
    location: geometry.location,
  }))
}

/** An answer that is not a 2xx; the message never holds the key. */
class Refused extends GeoUnavailable {
  readonly answered: number

  constructor(answered: number, reason: string) {
    super(`Google answered ${answered}: ${reason}`)
    this.answered = answered
  }
}

/** Google answers 400 for an id it cannot read and 404 for one it has forgotten. */
function unlessUnknown(error: unknown): undefined {
  if (error instanceof Refused && (error.answered === 404 || error.answered === 400)) return undefined
  throw error
}

async function fetchInTime(url: URL, timeoutMs: number, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    throw new GeoUnavailable(late ? `Google did not answer in ${timeoutMs} ms` : 'Google cannot be reached', {
      cause: error,
    })
  }
}

async function readJson<Reply>(reply: Response): Promise<Reply> {
  try {
    return (await reply.json()) as Reply
  } catch (error) {
    throw new GeoUnavailable('Google answered something that is not JSON', { cause: error })
  }
}

/** `error.message` of Google's error body. */
async function reasonOf(reply: Response): Promise<string> {
  const body: unknown = await reply.json().catch(() => undefined)
  const error = body && typeof body === 'object' && 'error' in body ? body.error : undefined
  const message = error && typeof error === 'object' && 'message' in error ? error.message : undefined
  return typeof message === 'string' ? message : 'no reason given'
}
