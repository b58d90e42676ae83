import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { GeoUnavailable } from '#server/city/geo-provider.ts'
import { createGoogleGeo } from '#server/city/google.ts'

type Heard = { method: string; url: URL; headers: IncomingMessage['headers']; body: unknown }

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Google's services on this machine: notes what it was asked and answers as told. */
async function google(answer: (heard: Heard, reply: ServerResponse) => void, timeoutMs = 2_000) {
  const heard: Heard[] = []
  server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const asked: Heard = {
      method: request.method!,
      url: new URL(request.url!, 'http://google.test'),
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    }
    heard.push(asked)
    answer(asked, reply)
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server!.address() as AddressInfo).port}`
  const geo = createGoogleGeo({
    apiKey: 'secret-key',
    near: { lat: 25.2, lng: 55.3 },
    timeoutMs,
    origins: { places: origin, maps: origin, routes: origin },
  })
  return { geo, heard }
}

const json = (reply: ServerResponse, body: unknown, status = 200) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

describe('what Google is asked', () => {
  it('asks for suggestions near the shop, in the language of the customer', async () => {
    const { geo, heard } = await google((_, reply) =>
      json(reply, {
        suggestions: [
          { placePrediction: { placeId: 'a1', text: { text: 'Pearl Street' } } },
          { queryPrediction: { text: { text: 'pearl shops' } } },
        ],
      }),
    )
    expect(await geo.autocomplete('pearl', 'ar')).toEqual([{ place_id: 'a1', description: 'Pearl Street' }])
    expect(heard[0]).toMatchObject({
      method: 'POST',
      body: {
        input: 'pearl',
        languageCode: 'ar',
        locationBias: { circle: { center: { latitude: 25.2, longitude: 55.3 } } },
      },
    })
    expect(heard[0]!.url.pathname).toBe('/v1/places:autocomplete')
    expect(heard[0]!.headers).toMatchObject({
      'x-goog-api-key': 'secret-key',
      'x-goog-fieldmask': expect.stringContaining('suggestions.placePrediction.placeId'),
    })
  })

  it('reads an empty answer as no suggestions', async () => {
    const { geo } = await google((_, reply) => json(reply, {}))
    expect(await geo.autocomplete('zzz', 'en')).toEqual([])
  })

  it('asks for one place, its id escaped', async () => {
    const { geo, heard } = await google((_, reply) =>
      json(reply, {
        id: 'a/b',
        formattedAddress: '1 Pearl St',
        location: { latitude: 25.1, longitude: 55.2 },
      }),
    )
    expect(await geo.details('a/b', 'en')).toEqual({
      place_id: 'a/b',
      formatted_address: '1 Pearl St',
      location: { lat: 25.1, lng: 55.2 },
    })
    expect(heard[0]!.url.pathname).toBe('/v1/places/a%2Fb')
    expect(heard[0]!.url.searchParams.get('languageCode')).toBe('en')
  })

  it.each([400, 404])('does not know a place Google answers %i for', async (status) => {
    const { geo } = await google((_, reply) =>
      json(reply, { error: { message: 'Not a valid Place ID' } }, status),
    )
    expect(await geo.details('nope', 'en')).toBeUndefined()
  })

  it('asks for the addresses at a position', async () => {
    const { geo, heard } = await google((_, reply) =>
      json(reply, {
        status: 'OK',
        results: [
          { place_id: 'p', formatted_address: 'شارع 1', geometry: { location: { lat: 25.1, lng: 55.2 } } },
        ],
      }),
    )
    expect(await geo.reverse({ lat: 25.1, lng: 55.2 }, 'ar')).toEqual([
      { place_id: 'p', formatted_address: 'شارع 1', location: { lat: 25.1, lng: 55.2 } },
    ])
    expect(Object.fromEntries(heard[0]!.url.searchParams)).toEqual({
      latlng: '25.1,55.2',
      language: 'ar',
      key: 'secret-key',
    })
  })

  it('finds no address where Google has no results', async () => {
    const { geo } = await google((_, reply) => json(reply, { status: 'ZERO_RESULTS', results: [] }))
    expect(await geo.reverse({ lat: 0, lng: 0 }, 'en')).toEqual([])
  })

  it('asks for the way on foot, and reads metres and seconds', async () => {
    const { geo, heard } = await google((_, reply) =>
      json(reply, { routes: [{ distanceMeters: 1234, duration: '912.6s' }] }),
    )
    expect(await geo.distance({ lat: 1, lng: 2 }, { lat: 3, lng: 4 })).toEqual({ metres: 1234, seconds: 913 })
    expect(heard[0]!.url.pathname).toBe('/directions/v2:computeRoutes')
    expect(heard[0]!.body).toEqual({
      origin: { location: { latLng: { latitude: 1, longitude: 2 } } },
      destination: { location: { latLng: { latitude: 3, longitude: 4 } } },
      travelMode: 'WALK',
    })
  })

  it('knows no way where there is none, and none to walk from a door to itself', async () => {
    const { geo } = await google(({ body }, reply) =>
      json(reply, JSON.stringify(body).includes('DRIVE') ? {} : { routes: [{ duration: '0s' }] }),
    )
    const here = { lat: 1, lng: 2 }
    expect(await geo.distance(here, { lat: 9, lng: 9 }, 'driving')).toBeUndefined()
    expect(await geo.distance(here, here, 'walking')).toEqual({ metres: 0, seconds: 0 })
  })
})

describe('when Google fails', () => {
  it.each([403, 429, 500])('says so when it answers %i, without the key', async (status) => {
    const { geo } = await google((_, reply) => json(reply, { error: { message: 'quota' } }, status))
    const problem = await geo.autocomplete('x', 'en').catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(GeoUnavailable)
    expect((problem as Error).message).toBe(`Google answered ${status}: quota`)
    expect(String((problem as Error).stack)).not.toContain('secret-key')
  })

  it('says so when the geocoder refuses the key inside a 200', async () => {
    const { geo } = await google((_, reply) =>
      json(reply, { status: 'REQUEST_DENIED', error_message: 'The provided API key is invalid.' }),
    )
    await expect(geo.reverse({ lat: 1, lng: 1 }, 'en')).rejects.toThrow(
      'REQUEST_DENIED: The provided API key',
    )
  })

  it('gives up when it takes too long', async () => {
    const { geo } = await google(() => {}, 60)
    await expect(geo.distance({ lat: 1, lng: 1 }, { lat: 2, lng: 2 })).rejects.toThrow(
      'Google did not answer in 60 ms',
    )
  })

  it('says so when the answer is not JSON, and when the line breaks', async () => {
    const { geo } = await google(({ url }, reply) =>
      url.pathname.includes('autocomplete') ? reply.end('<html>') : reply.destroy(),
    )
    await expect(geo.autocomplete('x', 'en')).rejects.toThrow('not JSON')
    await expect(geo.distance({ lat: 1, lng: 1 }, { lat: 2, lng: 2 })).rejects.toThrow('cannot be reached')
  })
})
