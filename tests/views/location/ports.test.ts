import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createApi } from '#api/client.ts'
import { connectPickLocation } from '#src/features/location/location.ports.ts'
import { connectPickModule } from '#src/features/modules/modules.ports.ts'

/** A server that answers by path and writes down what it was asked. */
const serverOf = (replies: Record<string, unknown>) => {
  const asked: string[] = []
  const api = createApi({
    baseUrl: 'http://souk.test/api/v1',
    wire: () => ({ locale: 'en' }),
    onUnauthorized: () => {},
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const path = pathname.replace('/api/v1', '')
      asked.push(path + search)
      return Response.json(replies[path] ?? {}, { status: path in replies ? 200 : 404 })
    },
  })
  return { api, asked }
}

const navigatorAt = (latitude: number, longitude: number) =>
  ({
    geolocation: {
      getCurrentPosition: (done: PositionCallback) =>
        done({ coords: { latitude, longitude } } as unknown as GeolocationPosition),
    },
  }) as Navigator

const replies = {
  '/config/place-api-autocomplete': { predictions: [{ place_id: 'p7', description: 'Pearl Street' }] },
  '/config/place-api-details': { result: { geometry: { location: { lat: 25.22, lng: 55.28 } } } },
  '/config/geocode-api': { results: [{ formatted_address: '12 Pearl Street' }] },
  '/config/get-zone-id': { zone_id: '[1,2]', zone_data: [] },
}

describe('picking a place over the wire', () => {
  it('asks the literal paths of the specification and ends in the zones of the point', async () => {
    const { api, asked } = serverOf(replies)
    const actor = createActor(connectPickLocation(api, navigatorAt(25, 55)), {
      input: { start: null },
    }).start()
    actor.send({ type: 'text.change', text: 'pearl' })
    actor.send({ type: 'text.submit' })
    const offering = await waitFor(actor, (state) => state.matches({ picking: { search: 'offering' } }))
    actor.send({ type: 'suggestion.choose', prediction: offering.context.predictions[0]! })
    const found = await waitFor(actor, (state) => state.hasTag('pickable'))
    expect(found.context.location).toEqual({
      lat: 25.22,
      lng: 55.28,
      address: '12 Pearl Street',
      zone_ids: [1, 2],
    })
    // Address and zone are asked for at once, so either may come first.
    expect(asked.slice(0, 2)).toEqual([
      '/config/place-api-autocomplete?search_text=pearl',
      '/config/place-api-details?placeid=p7',
    ])
    expect(asked.slice(2).sort()).toEqual([
      '/config/geocode-api?lat=25.22&lng=55.28',
      '/config/get-zone-id?lat=25.22&lng=55.28',
    ])
  })

  it('starts from where the browser says the customer is', async () => {
    const { api } = serverOf(replies)
    const actor = createActor(connectPickLocation(api, navigatorAt(25.1, 55.1)), {
      input: { start: null },
    }).start()
    actor.send({ type: 'position.request' })
    const found = await waitFor(actor, (state) => state.hasTag('pickable'))
    expect(found.context.location).toMatchObject({ lat: 25.1, lng: 55.1 })
  })

  it('is refused where no zone serves', async () => {
    const { '/config/get-zone-id': _, ...others } = replies
    const { api } = serverOf(others)
    const actor = createActor(connectPickLocation(api, navigatorAt(25, 55)), {
      input: { start: { lat: 25, lng: 55 } },
    }).start()
    await waitFor(actor, (state) => state.matches({ picking: { point: 'refused' } }))
  })
})

describe('picking a module over the wire', () => {
  it('takes the only module of the zones by itself', async () => {
    const module = (id: number, zone: number) => ({
      id,
      module_type: 'food',
      module_name: 'Food',
      zones: [{ id: zone }],
    })
    const { api, asked } = serverOf({ '/module': [module(3, 1), module(4, 9)] })
    const actor = createActor(connectPickModule(api), { input: { zone_ids: [1] } }).start()
    const done = await waitFor(actor, (state) => state.status === 'done')
    expect(done.output).toEqual({ type: 'picked', module: { id: 3, module_type: 'food' } })
    expect(asked).toEqual(['/module'])
  })
})
