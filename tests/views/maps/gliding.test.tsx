import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Glide } from '#maps/glide.tsx'

const here = { lat: 25.21, lng: 55.27 }
const there = { lat: 25.21, lng: 55.28 }
const far = { lat: 26, lng: 55.27 }

const shown: number[] = []
const Courier = ({ to }: { to: typeof here }) => (
  <Glide to={to} along={[]}>
    {({ lat, lng }) => {
      shown.push(lng)
      return <p>{`${lat},${lng}`}</p>
    }}
  </Glide>
)

const lessMotion = (wanted: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: wanted } as MediaQueryList)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  shown.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a courier on the map', () => {
  it('rides to the new place in the time the news took to come', () => {
    lessMotion(false)
    const { container, rerender } = render(<Courier to={here} />)
    vi.advanceTimersByTime(4000)
    rerender(<Courier to={there} />)
    act(() => vi.advanceTimersByTime(2000))
    expect(shown.at(-1)).toBeCloseTo(55.275, 3)
    act(() => vi.advanceTimersByTime(2100))
    expect(container.textContent).toBe('25.21,55.28')
    const ridden = shown.length
    act(() => vi.advanceTimersByTime(2000))
    expect(shown.length).toBe(ridden)
  })

  it('is there at once for those who want less motion', () => {
    lessMotion(true)
    const { container, rerender } = render(<Courier to={here} />)
    rerender(<Courier to={there} />)
    expect(container.textContent).toBe('25.21,55.28')
  })

  it('is there at once when the place is further than anybody rides', () => {
    lessMotion(false)
    const { container, rerender } = render(<Courier to={here} />)
    rerender(<Courier to={far} />)
    expect(container.textContent).toBe('26,55.27')
  })
})
