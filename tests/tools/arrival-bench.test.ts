import { beforeAll, describe, expect, it } from 'vitest'
import { type Calibrations, calibrations } from '#tools/bench/arrival.ts'

/** A smaller city than that of `npm run bench -- arrival`. */
let found: Calibrations
beforeAll(() => {
  found = calibrations({ seed: 'small city', stores: 8, days: 12 })
})

const steps = ['pending', 'confirmed', 'processing', 'handover', 'picked_up'] as const

describe('the range that a customer reads', () => {
  it.each(steps)('holds the arrival of at least four of five orders that are %s', (step) => {
    const { looks, inside } = found[step].estimate
    expect(looks).toBeGreaterThan(1_000)
    expect(inside / looks).toBeGreaterThanOrEqual(0.8)
  })

  it.each(steps)('holds it more often than the promise of the store does while it is %s', (step) => {
    const { estimate, promise } = found[step]
    expect(estimate.inside).toBeGreaterThan(promise.inside)
  })

  it('is narrower at each later step', () => {
    const widths = steps.map((step) => found[step].estimate.width / found[step].estimate.looks)
    expect(widths).toEqual(widths.toSorted((one, other) => other - one))
  })

  it('is the same for the same seed', () => {
    expect(calibrations({ seed: 'small city', stores: 8, days: 12 })).toEqual(found)
  })
})
