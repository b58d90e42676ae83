import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns } from '#server/limits/turns.ts'

describe('turns of the event loop', () => {
  it('lets as many go on at once as they allow, the longest waiting first', async () => {
    const turn = createTurns(2)
    const going: string[] = []
    const come = (name: string) => void turn().then(() => going.push(name))
    for (const name of ['a', 'b', 'c']) come(name)
    expect(going).toEqual([])
    await nextTurn()
    expect(going).toEqual(['a', 'b'])
    come('d')
    await nextTurn()
    expect(going).toEqual(['a', 'b', 'c', 'd'])
  })

  it('lets who comes after a pause go on at the next turn', async () => {
    const turn = createTurns(1)
    await turn()
    await nextTurn()
    let isGoing = false
    void turn().then(() => {
      isGoing = true
    })
    await nextTurn()
    expect(isGoing).toBe(true)
  })
})
