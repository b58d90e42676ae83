import { describe, expect, it } from 'vitest'
import { findFlows } from '#src/gallery/page/find.ts'
import { flows } from '#src/gallery/page/flows.ts'

const found = (text: string) => findFlows(flows, text).map(({ flow }) => flow.name)

describe('looking for a flow', () => {
  it('finds all of them while nothing is asked', () => {
    expect(found(' ')).toEqual(flows.map(({ name }) => name))
  })

  it('goes by name, in any case', () => {
    expect(found('ADD-ITEM')).toEqual(['add-item'])
  })

  it('goes by state and says which', () => {
    const [hit] = findFlows(flows, 'confirmingClear')
    expect(hit).toMatchObject({ flow: { name: 'add-item' }, states: ['confirmingClear'], events: [] })
  })

  it('goes by event and says which', () => {
    const [hit] = findFlows(flows, 'location.decline')
    expect(hit).toMatchObject({ flow: { name: 'add-item' }, states: [], events: ['location.decline'] })
  })

  it('goes by the sentence of a flow', () => {
    expect(found('clear a cart of another store')).toContain('add-item')
  })

  it('finds nothing where there is nothing', () => {
    expect(found('no such thing')).toEqual([])
  })
})

it('every flow of the gallery has a model to play', () => {
  expect(flows.filter(({ model }) => !model).map(({ name }) => name)).toEqual([])
})
