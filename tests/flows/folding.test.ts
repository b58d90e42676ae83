import { describe, expect, it } from 'vitest'
import { type ChartArrow, readChart, statesOf } from '#src/gallery/chart.ts'
import { type Folding, folded, revealing, toggled, withRegions } from '#src/gallery/folding.ts'
import { machineFlows } from '#src/gallery/machine-flows.ts'

const chartOf = (flow: string) => readChart(machineFlows.find(({ name }) => name === flow)!.machine)
const message = chartOf('send-message')
const ids = (folding: Folding) => statesOf(folded(message, folding).root).map(({ id }) => id)
const arrowOf = (folding: Folding, id: string): ChartArrow | undefined =>
  folded(message, folding).arrows.find((arrow) => arrow.id === id)

const open: Folding = { closed: [], alone: [] }
const closed: Folding = { closed: ['post.unsent'], alone: [] }
const alone: Folding = { closed: [], alone: ['post'] }

describe('a chart that is folded', () => {
  it('a chart without a fold is the chart itself, and a folding makes one chart', () => {
    expect(folded(message, open)).toBe(message)
    expect(folded(message, closed)).toBe(folded(message, { ...closed }))
  })

  it('a closed state hides the states inside it and says how many', () => {
    expect(ids(open)).toContain('post.unsent.refused')
    expect(ids(closed)).not.toContain('post.unsent.refused')
    const unsent = statesOf(folded(message, closed).root).find(({ id }) => id === 'post.unsent')
    expect(unsent).toMatchObject({ hidden: 2, states: [], initial: undefined })
  })

  it('an arrow from or to a hidden state begins or ends at the closed state', () => {
    expect(arrowOf(closed, 'post.unsent.unanswered letter.retry')).toMatchObject({
      source: 'post.unsent',
      targets: ['post.sending'],
    })
    expect(arrowOf(closed, 'post.makingKey refused newMessageKey')).toMatchObject({
      source: 'post.makingKey',
      targets: ['post.unsent'],
    })
  })

  it('an arrow that stays inside a closed state is gone', () => {
    expect(arrowOf({ closed: ['draft.writing'], alone: [] }, 'draft.writing message.send')).toBeUndefined()
    expect(arrowOf(open, 'draft.writing message.send')).toBeDefined()
  })

  it('a region that is shown alone hides the other regions with their arrows', () => {
    expect(ids(alone)).not.toContain('draft')
    expect(ids(alone)).toContain('post.unsent.refused')
    expect(arrowOf(alone, 'draft.writing message.send')).toBeUndefined()
  })

  it('only a parallel state that is shown has regions to choose from', () => {
    expect(withRegions(message, open).map(({ id }) => id)).toEqual(['sendMessage'])
    expect(withRegions(chartOf('cancel-order'), open)).toEqual([])
    const code = chartOf('enter-code')
    expect(withRegions(code, open).map(({ id }) => id)).toEqual(['proving'])
    expect(withRegions(code, { closed: ['proving'], alone: [] })).toEqual([])
  })

  it('a state is opened again by the toggle that closed it', () => {
    expect(toggled(closed, 'post.unsent')).toEqual(open)
    expect(toggled(open, 'post.unsent')).toEqual(closed)
  })

  it('a hidden state or arrow that is chosen opens what hides it, and nothing else', () => {
    const both: Folding = { closed: ['post.unsent', 'draft.writing'], alone: [] }
    expect(revealing(message, both, 'post.unsent.refused letter.retry')).toEqual({
      closed: ['draft.writing'],
      alone: [],
    })
    expect(revealing(message, both, 'post.unsent')).toBe(both)
    expect(revealing(message, alone, 'draft.writing.fine')).toEqual(open)
    expect(revealing(message, alone, 'post.idle')).toBe(alone)
  })
})
