import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { geolocationMachine } from '#machines/location/geolocation.machine.ts'
import { locatePointMachine } from '#machines/location/locate-point.machine.ts'
import { pickLocationMachine } from '#machines/location/pick-location.machine.ts'
import type { Address, GeocodeResult, ZoneLookup } from '#openapi/generated/client.ts'
import { type LocationMenuProps, LocationMenuView } from '#src/features/location/location-menu.view.tsx'
import { renderIn } from '#tests/support/render-in.tsx'

const here = { lat: 25.22, lng: 55.26 }

const address = (id: number, address_type: string, zone_ids: number[]) =>
  ({
    id,
    address_type,
    address: `${id} Pearl Street`,
    latitude: '25.2',
    longitude: '55.3',
    zone_ids,
  }) as Address

const connected = pickLocationMachine.provide({
  actors: {
    geolocation: geolocationMachine.provide({ actors: { currentPosition: fromPromise(async () => here) } }),
    locatePoint: locatePointMachine.provide({
      actors: {
        reverseGeocode: fromPromise(
          async () => ({ results: [{ formatted_address: '43 Quay Road' }] }) as GeocodeResult,
        ),
        getZoneId: fromPromise(async () => ({ zone_id: '[1]', zone_data: [] }) as unknown as ZoneLookup),
      },
    }),
  },
})

async function openMenu(props: Partial<LocationMenuProps> = {}) {
  const actor = createActor(connected, { input: { start: null } })
  actor.start()
  const handlers = { onChoose: vi.fn(), onPickFromMap: vi.fn(), onSignIn: vi.fn(), onRetry: vi.fn() }
  const view = () => (
    <LocationMenuView
      location={null}
      snapshot={actor.getSnapshot()}
      send={actor.send}
      saved={{ state: 'guest' }}
      {...handlers}
      {...props}
    />
  )
  const { rerender } = await renderIn('en', view(), ['location'])
  actor.subscribe(() => act(() => rerender(view())))
  return { actor, ...handlers }
}

describe('the location menu', () => {
  it('tells a guest what saved addresses need', async () => {
    const { onSignIn } = await openMenu()
    expect(screen.getByText('To select from saved addresses, you need to sign in.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  it('offers a customer the saved addresses that are served', async () => {
    const addresses = [address(1, 'home', [1]), address(2, 'Grandma', [2]), address(3, 'office', [])]
    const { onChoose } = await openMenu({ saved: { state: 'known', addresses } })
    expect(screen.getByRole('button', { name: /Home.*1 Pearl Street/ })).toHaveProperty('disabled', false)
    expect(screen.getByRole('button', { name: /Office.*We don't deliver there yet/ })).toHaveProperty(
      'disabled',
      true,
    )
    await userEvent.click(screen.getByRole('button', { name: /Grandma/ }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(addresses[1])
  })

  it('says when there are none, and asks again when they did not come', async () => {
    await openMenu({ saved: { state: 'known', addresses: [] } })
    expect(screen.getByText('No saved addresses found to select.')).toBeTruthy()
    const { onRetry } = await openMenu({ saved: { state: 'failed' } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('leads to the map', async () => {
    const { onPickFromMap } = await openMenu()
    await userEvent.click(screen.getByRole('button', { name: 'Pick from map' }))
    expect(onPickFromMap).toHaveBeenCalledOnce()
  })

  it('shows the address of the current position and moves there once the customer agrees', async () => {
    const { actor } = await openMenu()
    await userEvent.click(screen.getByRole('button', { name: 'Use current location' }))
    expect(await screen.findByText('43 Quay Road')).toBeTruthy()
    expect(actor.getSnapshot().status).toBe('active')
    await userEvent.click(screen.getByRole('button', { name: 'Deliver here' }))
    await waitFor(() =>
      expect(actor.getSnapshot().output).toEqual({
        type: 'picked',
        location: { ...here, address: '43 Quay Road', zone_ids: [1] },
      }),
    )
  })
})
