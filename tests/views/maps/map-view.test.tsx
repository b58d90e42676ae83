import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MapCanvas, MapCanvasProps } from '#maps/map-canvas.ts'
import { MapView, type MapViewProps } from '#maps/map-view.tsx'
import { type MapProviders, MapProvidersContext } from '#maps/provider.ts'
import { renderIn } from '#tests/support/render-in.tsx'

const harbour = { lat: 25.2225, lng: 55.2625 }
const market = { lat: 25.21, lng: 55.27 }

/** A canvas that draws nothing and hands its props to the test. */
const createCanvas = (name: string) => {
  const drawn: { props?: MapCanvasProps } = {}
  const camera = { zoomBy: vi.fn(), show: vi.fn() }
  const Canvas: MapCanvas = (props) => {
    drawn.props = props
    return (
      <button type="button" onClick={() => props.onReady(camera)}>
        {name}
      </button>
    )
  }
  return { Canvas, drawn, camera, load: vi.fn(async () => Canvas) }
}

const show = (providers: MapProviders, props: Partial<MapViewProps> = {}, locale: 'en' | 'ar' = 'en') =>
  renderIn(
    locale,
    <MapProvidersContext value={providers}>
      <MapView label="Choose a place" centre={harbour} {...props} />
    </MapProvidersContext>,
    ['map'],
  )

beforeEach(() => {
  delete document.documentElement.dataset.theme
})

describe('which map', () => {
  it('is MapLibre while there is no key for Google', async () => {
    const [maplibre, still] = [createCanvas('maplibre'), createCanvas('still')]
    await show({ maplibre: maplibre.load, still: still.load })
    expect(await screen.findByText('maplibre')).toBeTruthy()
    expect(still.load).not.toHaveBeenCalled()
  })

  it('is Google when there is one, and nothing else is fetched', async () => {
    const [google, maplibre] = [createCanvas('google'), createCanvas('maplibre')]
    await show({ google: google.load, maplibre: maplibre.load })
    expect(await screen.findByText('google')).toBeTruthy()
    expect(maplibre.load).not.toHaveBeenCalled()
  })

  it('is MapLibre with the same props when Google does not come', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const maplibre = createCanvas('maplibre')
    await show(
      { google: () => Promise.reject(new Error('timed out')), maplibre: maplibre.load },
      { pinned: true },
    )
    expect(await screen.findByText('maplibre')).toBeTruthy()
    expect(maplibre.drawn.props).toMatchObject({ pinned: true, sight: { centre: harbour, zoom: 17 } })
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('is MapLibre when Google refuses the key of a map that is already shown, however often it says so', async () => {
    const [google, maplibre] = [createCanvas('google'), createCanvas('maplibre')]
    await show({ google: google.load, maplibre: maplibre.load })
    await screen.findByText('google')
    act(() => {
      google.drawn.props?.onGiveUp()
      google.drawn.props?.onGiveUp()
    })
    expect(await screen.findByText('maplibre')).toBeTruthy()
    expect(maplibre.load).toHaveBeenCalledOnce()
  })

  it('is a still drawing, and says so, where the browser cannot draw a moving one', async () => {
    const [maplibre, still] = [createCanvas('maplibre'), createCanvas('still')]
    await show({ maplibre: maplibre.load, still: still.load })
    await screen.findByText('maplibre')
    act(() => maplibre.drawn.props?.onGiveUp())
    expect(await screen.findByText('still')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain("can't show an interactive map")
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('is tried for again on request when it did not load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const [maplibre, still] = [createCanvas('maplibre'), createCanvas('still')]
    maplibre.load.mockRejectedValueOnce(new Error('offline'))
    await show({ maplibre: maplibre.load, still: still.load })
    expect(await screen.findByText('still')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('maplibre')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('leaves its surroundings alone when none loads', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const none = () => Promise.reject(new Error('offline'))
    await show({ maplibre: none, still: none }, { children: <button type="button">Current position</button> })
    expect(await screen.findByText("The map couldn't be loaded. Everything else works.")).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Current position' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('the controls', () => {
  it('zoom by whole steps once the map is ready, each press once', async () => {
    const maplibre = createCanvas('maplibre')
    await show({ maplibre: maplibre.load })
    await userEvent.click(await screen.findByText('maplibre'))
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(maplibre.camera.zoomBy.mock.calls).toEqual([[1], [-1]])
  })

  it('say what they do in Arabic', async () => {
    await show({ maplibre: createCanvas('maplibre').load }, { recentre: true }, 'ar')
    for (const name of ['تكبير', 'تصغير', 'ملء الشاشة', 'توسيط الخريطة'])
      expect(screen.getByRole('button', { name })).toBeTruthy()
  })

  it('fill the screen by the dialog around them when it offers that', async () => {
    const toggle = vi.fn()
    await show({ maplibre: createCanvas('maplibre').load }, { fullscreen: { on: true, toggle } })
    await userEvent.click(screen.getByRole('button', { name: 'Exit full screen' }))
    expect(toggle).toHaveBeenCalledOnce()
  })

  it('fill the page where the browser cannot fill the screen', async () => {
    await show({ maplibre: createCanvas('maplibre').load })
    const map = screen.getByRole('region', { name: 'Choose a place' })
    Object.assign(map, { requestFullscreen: undefined })
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(map.hasAttribute('data-filling')).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Exit full screen' }))
    expect(map.hasAttribute('data-filling')).toBe(false)
  })

  it('the recenter button leads back to the followed positions after the customer looked elsewhere', async () => {
    const maplibre = createCanvas('maplibre')
    await show({ maplibre: maplibre.load }, { recentre: true, fit: [harbour, market] })
    await userEvent.click(await screen.findByText('maplibre'))
    expect(maplibre.drawn.props?.follows).toBe(true)
    act(() => maplibre.drawn.props?.onMoveStart())
    expect(maplibre.drawn.props?.follows).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Recenter the map' }))
    expect(maplibre.drawn.props?.follows).toBe(true)
    expect(maplibre.camera.show).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ fit: [harbour, market] }),
    )
  })
})

describe('picking a place by moving the map', () => {
  it('lifts the pin while the map moves and says once where it came to rest', async () => {
    const maplibre = createCanvas('maplibre')
    const heard = { onMoveStart: vi.fn(), onMoveSettle: vi.fn() }
    const { container } = await show({ maplibre: maplibre.load }, { pinned: true, ...heard })
    await screen.findByText('maplibre')
    act(() => maplibre.drawn.props?.onMoveStart())
    expect(container.querySelector('[data-lifted]')).not.toBeNull()
    act(() => maplibre.drawn.props?.onMoveSettle(market))
    expect(container.querySelector('[data-lifted]')).toBeNull()
    act(() => maplibre.drawn.props?.onMoveSettle(market))
    expect(heard.onMoveStart).toHaveBeenCalledOnce()
    expect(heard.onMoveSettle).toHaveBeenCalledExactlyOnceWith(market)
  })

  it('goes along to a place found by searching even after the customer moved the map', async () => {
    const maplibre = createCanvas('maplibre')
    const { rerender } = await show({ maplibre: maplibre.load }, { pinned: true })
    await screen.findByText('maplibre')
    act(() => maplibre.drawn.props?.onMoveStart())
    rerender(
      <MapProvidersContext value={{ maplibre: maplibre.load }}>
        <MapView label="Choose a place" centre={market} pinned />
      </MapProvidersContext>,
    )
    await waitFor(() =>
      expect(maplibre.drawn.props).toMatchObject({ follows: true, sight: { centre: market } }),
    )
  })
})

describe('for those who do not see it', () => {
  it('names what stands where', async () => {
    await show(
      { maplibre: createCanvas('maplibre').load },
      {
        markers: [
          { id: 's', kind: 'store', position: harbour, label: 'Nour Grill' },
          { id: 'c', kind: 'courier', position: market, label: 'Omar' },
        ],
      },
    )
    const markers = screen.getByRole('list', { name: 'On this map' })
    expect([...markers.children].map((marker) => marker.textContent)).toEqual([
      'Store: Nour Grill',
      'Courier: Omar',
    ])
  })

  it('tells the canvas how the keyboard moves it', async () => {
    const maplibre = createCanvas('maplibre')
    await show({ maplibre: maplibre.load })
    await screen.findByText('maplibre')
    expect(maplibre.drawn.props?.label).toBe('Choose a place: arrow keys move the map, plus and minus zoom')
  })
})

it('draws in the language and the theme of the page', async () => {
  document.documentElement.dataset.theme = 'dark'
  const maplibre = createCanvas('maplibre')
  await show({ maplibre: maplibre.load }, {}, 'ar')
  await screen.findByText('maplibre')
  expect(maplibre.drawn.props).toMatchObject({ language: 'ar', theme: 'dark' })
})
