import { afterEach } from 'vitest'
import { noon } from './small-shop.ts'

/** Moves the clock of a shop on by so many seconds; after each test it is noon again. */
export function movedClock(shop: { now: Date }): (seconds: number) => void {
  afterEach(() => {
    shop.now = noon
  })
  return (seconds) => {
    shop.now = new Date(shop.now.getTime() + seconds * 1000)
  }
}
