import { moduleMachine } from '#machines/module.machine.ts'
import { model } from '#tests/support/model.ts'

const here = { id: 2, module_type: 'grocery' as const }
const there = { id: 1, module_type: 'food' as const }

export const moduleModel = model(moduleMachine, {
  inputs: { start: undefined },
  events: {
    'module.set': [{ module: there }],
    'module.changed': [{ module: here }, { module: null }],
  },
  answers: {
    readStoredModule: { done: [here, null], refused: [new Error('storage is blocked')] },
    storeModule: { done: [undefined], refused: [new Error('storage is full')] },
  },
})
