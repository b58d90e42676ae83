import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { NoPosition } from '#browser/geolocation.ts'
import { geolocationMachine } from '#machines/location/geolocation.machine.ts'
import { locatePointMachine } from '#machines/location/locate-point.machine.ts'
import { type PickLocationOutcome, pickLocationMachine } from '#machines/location/pick-location.machine.ts'
import type { MapCanvas, MapCanvasProps } from '#maps/map-canvas.ts'
import { MapProvidersContext } from '#maps/provider.ts'
import type {
  GeocodeResult,
  LatLng,
  PlaceDetails,
  PlacePredictions,
  ZoneLookup,
} from '#openapi/generated/client.ts'
import { PickLocationView } from '#src/features/location/pick-location.view.tsx'
import { useSelector } from '#src/flow/use-selector.ts'
import { renderIn } from '#tests/support/render-in.tsx'
import { createAnswers } from './answers.ts'

const start = { lat: 25.21, lng: 55.27 }
const there = { lat: 25.22, lng: 55.28 }

const addressOf = (formatted_address: string): GeocodeResult =>
  ({
    results: [{ place_id: 'p', formatted_address, geometry: { location: there } }],
  }) as unknown as GeocodeResult

const zones = (zone_id: string) => ({ zone_id, zone_data: [] }) as ZoneLookup

/** The dialog on its own machine, the world in the test's hands. */
async function openDialog(locale: 'en' | 'ar' = 'en') {
  const world = {
    autocomplete: createAnswers<PlacePredictions, { search_text: string }>(),
    details: createAnswers<PlaceDetails, { placeid: string }>(),
    geocode: createAnswers<GeocodeResult, LatLng>(),
    zone: createAnswers<ZoneLookup, LatLng>(),
    position: createAnswers<LatLng, void>(),
  }
  const machine = pickLocationMachine.provide({
    actors: {
      autocompletePlace: world.autocomplete.logic,
      getPlaceDetails: world.details.logic,
      geolocation: geolocationMachine.provide({ actors: { currentPosition: world.position.logic } }),
      locatePoint: locatePointMachine.provide({
        actors: { reverseGeocode: world.geocode.logic, getZoneId: world.zone.logic },
      }),
    },
    delays: { searchPause: 0 },
  })
  const map: { props?: MapCanvasProps } = {}
  const Canvas: MapCanvas = (props) => {
    map.props = props
    return null
  }
  const finished = vi.fn<(outcome: PickLocationOutcome | undefined) => void>()
  const Screen = () => {
    const [logic] = useState(machine)
    const ref = useActorRef(logic, { input: { start } })
    const snapshot = useSelector(ref, (current) => current)
    if (snapshot.status === 'done') finished(snapshot.output)
    return snapshot.status === 'done' ? null : <PickLocationView snapshot={snapshot} send={ref.send} />
  }
  await renderIn(
    locale,
    <MapProvidersContext value={{ maplibre: async () => Canvas }}>
      <Screen />
    </MapProvidersContext>,
    ['location', 'map'],
  )
  await waitFor(() => expect(map.props).toBeDefined())
  const located = async (address: GeocodeResult, zone: ZoneLookup | ApiError) =>
    act(async () => {
      world.geocode.give(address)
      if (zone instanceof ApiError) world.zone.refuse(zone)
      else world.zone.give(zone)
    })
  return { world, map, finished, located }
}

const pick = () => screen.getByRole('button', { name: 'Pick Locations' })

describe('the pin', () => {
  it('cannot be picked before its address and zone are known, and then hands over both', async () => {
    const { located, finished } = await openDialog()
    expect(pick()).toHaveProperty('disabled', true)
    await located(addressOf('12 Pearl Street'), zones('[1,2]'))
    expect(screen.getByText('12 Pearl Street')).toBeTruthy()
    await userEvent.click(pick())
    expect(finished).toHaveBeenCalledWith({
      type: 'picked',
      location: { ...start, address: '12 Pearl Street', zone_ids: [1, 2] },
    })
  })

  it('says in place of the button why nothing is delivered there, in the words of the server', async () => {
    const { located, map, world } = await openDialog()
    await located(
      addressOf('Crane Street'),
      new ApiError(404, [{ code: 'coordinates', message: 'Service not available in this area' }]),
    )
    expect(screen.getByRole('alert').textContent).toBe('Service not available in this area')
    expect(screen.queryByRole('button', { name: 'Pick Locations' })).toBeNull()
    act(() => map.props?.onMoveSettle(there))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(world.geocode.asked.at(-1)).toMatchObject(there)
  })

  it('has words of its own when the server gives none', async () => {
    const { located } = await openDialog()
    await located(addressOf('Crane Street'), zones('[]'))
    expect(screen.getByRole('alert').textContent).toContain("We don't deliver here yet")
    expect(screen.getByText('Outside our delivery area')).toBeTruthy()
    expect(screen.queryByText('Move the map until the pin is at your door')).toBeNull()
  })

  it('the customer cannot pick a position without an address', async () => {
    const { located } = await openDialog()
    await located({ results: [] } as unknown as GeocodeResult, zones('[1]'))
    expect(pick()).toHaveProperty('disabled', true)
    expect(screen.getByText(/This spot has no address/)).toBeTruthy()
  })

  it('is looked up again on request when no answer came', async () => {
    const { world, located } = await openDialog()
    await act(async () => world.zone.refuse(new TypeError('offline')))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await act(async () => world.geocode.give(addressOf('stale')))
    await located(addressOf('12 Pearl Street'), zones('[1]'))
    expect(pick()).toHaveProperty('disabled', false)
  })
})

describe('the search box', () => {
  it('the search box offers the addresses that the server finds and moves the map to the chosen address', async () => {
    const { world, map } = await openDialog()
    await userEvent.type(screen.getByRole('combobox'), 'pearl')
    await waitFor(() => expect(world.autocomplete.asked.at(-1)).toEqual({ search_text: 'pearl' }))
    await act(async () => {
      for (const _ of world.autocomplete.asked)
        world.autocomplete.give({
          predictions: [{ place_id: 'p7', description: 'Pearl Street, Old Harbour' }],
        })
    })
    await userEvent.click(await screen.findByRole('option', { name: 'Pearl Street, Old Harbour' }))
    expect(world.details.asked).toEqual([{ placeid: 'p7' }])
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'Pearl Street, Old Harbour')
    await act(async () =>
      world.details.give({ result: { geometry: { location: there } } } as unknown as PlaceDetails),
    )
    expect(map.props?.sight.centre).toEqual(there)
  })

  it('shows the suggestions that arrive after the customer pressed Enter', async () => {
    const { world } = await openDialog()
    await userEvent.type(screen.getByRole('combobox'), 'pearl{Enter}')
    await waitFor(() => expect(world.autocomplete.asked.at(-1)).toEqual({ search_text: 'pearl' }))
    await act(async () => {
      for (const _ of world.autocomplete.asked)
        world.autocomplete.give({ predictions: [{ place_id: 'p7', description: 'Pearl Street' }] })
    })
    await userEvent.click(screen.getByRole('option', { name: 'Pearl Street' }))
    expect(world.details.asked).toEqual([{ placeid: 'p7' }])
  })

  /** Seen in the list, and heard. */
  const expectListed = (sentence: RegExp) => {
    expect(screen.getByRole('listbox').textContent).toMatch(sentence)
    expect(screen.getAllByRole('status').some(({ textContent }) => sentence.test(textContent ?? ''))).toBe(
      true,
    )
  }

  it('says when nothing has that name, and when no answer came', async () => {
    const { world } = await openDialog()
    await userEvent.type(screen.getByRole('combobox'), 'x')
    await waitFor(() => expect(world.autocomplete.asked).toHaveLength(1))
    await act(async () => world.autocomplete.give({ predictions: [] }))
    expectListed(/^No results/)
    await userEvent.type(screen.getByRole('combobox'), 'y')
    await waitFor(() => expect(world.autocomplete.asked).toHaveLength(2))
    await act(async () => world.autocomplete.refuse(new TypeError('offline')))
    expectListed(/Search isn't responding/)
    await userEvent.type(screen.getByRole('combobox'), '{Enter}')
    await waitFor(() => expect(world.autocomplete.asked).toHaveLength(3))
  })
})

describe('the current position', () => {
  it('moves the map there', async () => {
    const { world, map } = await openDialog()
    await userEvent.click(screen.getByRole('button', { name: 'Use current location' }))
    await act(async () => world.position.give(there))
    expect(map.props?.sight.centre).toEqual(there)
  })

  it('asks for the permission in the words of the specification when the browser does not say', async () => {
    const { world } = await openDialog()
    await userEvent.click(screen.getByRole('button', { name: 'Use current location' }))
    await act(async () => world.position.refuse(new NoPosition('denied')))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Please allow browser location permission',
    })
    expect(dialog.textContent).toContain(
      'Your browser location track permission is off. Please turn on the location permission to detect current location',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(world.position.asked).toHaveLength(2)
    await act(async () => world.position.refuse(new NoPosition('denied')))
    const again = await screen.findByRole('alertdialog')
    await userEvent.click(
      [...again.querySelectorAll('button')].find(({ textContent }) => textContent === 'Close')!,
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})

it('is left without a choice by its cross', async () => {
  const { finished } = await openDialog()
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  expect(finished).toHaveBeenCalledWith({ type: 'dismissed' })
})

it('speaks Arabic', async () => {
  await openDialog('ar')
  expect(screen.getByRole('dialog', { name: 'اختر موقع التوصيل' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'اختيار الموقع' })).toBeTruthy()
})
