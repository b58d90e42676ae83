import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LatLng } from '#openapi/generated/client.ts'
import { pathBetween, positionAlong } from './along-route.ts'
import { metresBetween, samePosition } from './geometry.ts'

/** A glide takes as long as the news took to come, so that a courier rides on instead of hopping and waiting. */
const SHORTEST_MS = 400
const LONGEST_MS = 10_000
/** A courier does not ride that far between two updates: a longer leap is a correction, and shown at once. */
const LEAP_METRES = 3_000

/** Where to draw something that moves to `target`: on its way there, along the route if there is one. */
export function useGliding(target: LatLng, route: readonly LatLng[]): LatLng {
  const [shown, setShown] = useState(target)
  const last = useRef({ position: target, heardAt: 0 })
  const pathTo = useEffectEvent((from: LatLng, next: LatLng) => pathBetween(from, next, route))

  const { lat, lng } = target
  useEffect(() => {
    const next = { lat, lng }
    const now = performance.now()
    const from = last.current.position
    const sinceLast = now - last.current.heardAt
    last.current = { position: from, heardAt: now }
    if (samePosition(from, next)) return
    const arrive = (position: LatLng) => {
      last.current.position = position
      setShown(position)
    }
    if (wantsNoMotion() || metresBetween(from, next) > LEAP_METRES) return arrive(next)

    const path = pathTo(from, next)
    const duration = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, sinceLast))
    const step = (time: number) => {
      const part = Math.min(1, (time - now) / duration)
      arrive(part === 1 ? next : positionAlong(path, part))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [lat, lng])

  return shown
}

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
