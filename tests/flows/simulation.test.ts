import { describe, expect, it } from 'vitest'
import { backTo, choose, now, pass, possible, simulate, waiting } from '#src/gallery/page/simulation.ts'
import { searchModel } from '#tests/machines/catalogue/search.model.ts'
import { trackOrderModel } from '#tests/machines/orders/track-order.model.ts'
import { leaves } from '#tests/support/world.ts'

const first = (model: { inputs: object }) => Object.keys(model.inputs)[0]!
describe('a machine played by hand', () => {
  it('lets time pass on a clock of its own, and starts it at nought', () => {
    let tracking = simulate(trackOrderModel, first(trackOrderModel))
    expect(now(tracking).clock).toBe(0)
    expect(waiting(tracking).map(({ timer, left }) => [timer.name, left])).toEqual([['pollInterval', 10_000]])
    tracking = pass(tracking, waiting(tracking)[0]!.timer)
    expect(now(tracking).clock).toBe(10_000)
    expect(now(tracking).arrows).toEqual(['following.waiting after pollInterval'])
    expect(leaves(now(tracking).world.snapshot)).toEqual(['following.asking'])
  })

  it('goes back to any moment, and the moments after it never were', () => {
    const started = simulate(searchModel, first(searchModel))
    const [offer] = possible(started)
    const later = choose(started, offer!)
    expect(later.moments).toHaveLength(2)
    expect(backTo(later, 0).moments).toEqual(started.moments)
    expect(started.moments).toHaveLength(1)
  })

  it('offers no delay among what can be done', () => {
    const waitingNow = simulate(trackOrderModel, first(trackOrderModel))
    expect(possible(waitingNow).map(({ name }) => name)).not.toContain('after pollInterval')
  })
})
