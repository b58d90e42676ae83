import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, toPromise, waitFor } from 'xstate'
import { type Page, type PageQuestion, pagedListOf } from '#machines/catalogue/paged-list.machine.ts'
import { geolocationMachine } from '#machines/location/geolocation.machine.ts'
import { locatePointMachine } from '#machines/location/locate-point.machine.ts'
import { pickLocationMachine } from '#machines/location/pick-location.machine.ts'
import type { ZoneData } from '#openapi/generated/client.ts'

/** Models silence the children of a machine; here parents and children talk to each other. */

const here = { lat: 25.2, lng: 55.3 }
const location = { ...here, address: '12 Palm Street', zone_ids: [1, 2] }

const geolocation = geolocationMachine.provide({ actors: { currentPosition: fromPromise(async () => here) } })
const locatePoint = locatePointMachine.provide({
  actors: {
    reverseGeocode: fromPromise(async () => ({
      results: [{ place_id: 'p1', formatted_address: '12 Palm Street' }],
    })),
    getZoneId: fromPromise(async () => ({ zone_id: '[1,2]', zone_data: [] as ZoneData[] })),
  },
})

describe('a place', () => {
  it('is picked where the customer is, with both children at work', async () => {
    const picking = createActor(pickLocationMachine.provide({ actors: { geolocation, locatePoint } }), {
      input: { start: null },
    }).start()
    picking.send({ type: 'position.request' })
    await waitFor(picking, (snapshot) => snapshot.hasTag('pickable'))
    picking.send({ type: 'pick.confirm' })
    expect(await toPromise(picking)).toEqual({ type: 'picked', location })
  })

  it('can be tried again when a port of a child was forgotten', async () => {
    const picking = createActor(pickLocationMachine, { input: { start: here } }).start()
    await waitFor(picking, (snapshot) => snapshot.matches({ picking: { point: 'notLocated' } }))
    picking.stop()
  })
})

describe('a list of one kind of row', () => {
  type Row = { id: number; name: string }
  type Filter = { search: string }

  it('asks with its filter and shows its rows', async () => {
    const asked: PageQuestion<Filter>[] = []
    const stores = pagedListOf<Row, Filter>(
      fromPromise(async ({ input }) => {
        asked.push(input)
        return { rows: [{ id: asked.length, name: input.filter.search }], total_size: 1 }
      }),
    )
    const list = createActor(stores.machine, { input: stores.start({ search: 'tea' }) }).start()
    await waitFor(list, (snapshot) => snapshot.matches({ list: 'exhausted' }))
    expect(stores.rows(list.getSnapshot())).toEqual([{ id: 1, name: 'tea' }])
    list.send(stores.change({ search: 'rice' }))
    await waitFor(list, (snapshot) => snapshot.matches({ list: 'exhausted' }))
    expect(stores.rows(list.getSnapshot())).toEqual([{ id: 2, name: 'rice' }])
    expect(stores.filter(list.getSnapshot())).toEqual({ search: 'rice' })
    expect(asked).toEqual([
      { filter: { search: 'tea' }, page: 1 },
      { filter: { search: 'rice' }, page: 1 },
    ])
    list.stop()
  })

  it('opens with the pages that were read before', () => {
    const stores = pagedListOf<Row, Filter>(
      fromPromise<Page<Row>, PageQuestion<Filter>>(() => new Promise(() => {})),
    )
    const rows = [{ id: 1, name: 'tea' }]
    const input = stores.start({ search: 'tea' }, [{ rows, total_size: 1 }])
    const list = createActor(stores.machine, { input }).start()
    expect(stores.rows(list.getSnapshot())).toEqual(rows)
    list.stop()
  })
})
