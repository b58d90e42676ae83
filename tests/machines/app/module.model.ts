import { moduleMachine } from '#machines/app/module.machine.ts'
import { model } from '#tests/support/model.ts'

const here = { id: 2, module_type: 'grocery' as const }
const there = { id: 1, module_type: 'food' as const }
/** Of no module that comes here. */
export const NOWHERE = 99

export const moduleModel = model(moduleMachine, {
  inputs: { start: undefined },
  events: {
    'module.set': [{ module: there }],
    'page.open': [{ named: there.id }, { named: here.id }, { named: NOWHERE }, { named: null }],
    'module.changed': [{ module: here }, { module: null }],
  },
  answers: {
    readStoredModule: { done: [here, null], refused: [new Error('storage is blocked')] },
    findModule: {
      done: (named) => [[here, there].find(({ id }) => id === named) ?? null],
      refused: [new Error('Failed to fetch')],
    },
    storeModule: { done: [undefined], refused: [new Error('storage is full')] },
  },
})
