import { expect, it } from 'vitest'
import { childrenOf, journeysOf, parentsOf } from '#src/gallery/journeys.ts'
import { machineFlows } from '#src/gallery/machine-flows.ts'

const flowOf = (name: string) => machineFlows.find((flow) => flow.name === name)!
const namesOf = (flows: readonly { name: string }[]) => flows.map(({ name }) => name)

it('each flow belongs to one journey', () => {
  const flows = journeysOf(machineFlows).flatMap((journey) => journey.flows)
  expect(namesOf(flows).toSorted()).toEqual(namesOf(machineFlows).toSorted())
  expect(journeysOf(machineFlows).find(({ id }) => id === 'cart')?.flows).toContain(flowOf('add-item'))
})

it('a folder that has no name is named', () => {
  const flow = { ...flowOf('cart'), file: 'machines/elsewhere/cart.machine.ts' }
  expect(() => journeysOf([flow])).toThrow('machines/elsewhere/cart.machine.ts')
})

it('a flow knows the flows it runs, and those know it', () => {
  expect(namesOf(childrenOf(flowOf('delete-account'), machineFlows))).toEqual(['prove-owner'])
  expect(namesOf(parentsOf(flowOf('prove-owner'), machineFlows))).toContain('delete-account')
})
