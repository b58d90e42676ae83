import { pickModuleMachine } from '#machines/app/pick-module.machine.ts'
import type { Module } from '#openapi/generated/client.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const moduleIn = (id: number, module_type: Module['module_type'], zones: number[]): Module => ({
  id,
  module_type,
  module_name: module_type,
  icon_full_url: '',
  thumbnail_full_url: '',
  description: '',
  stores_count: 3,
  items_count: 90,
  zones: zones.map((zone) => ({ id: zone })),
})
const food = moduleIn(1, 'food', [1, 2])
const grocery = moduleIn(2, 'grocery', [2])
const pharmacy = moduleIn(3, 'pharmacy', [9])

// docs/spec.md §2, module picker dialog.
export const pickModuleStories = stories(pickModuleMachine, {
  'the module picker lets the customer choose one of several modules': {
    input: { zone_ids: [2] },
    when: [
      at('loading', ['busy']),
      done('listModules', [food, grocery]),
      at('choosing'),
      { type: 'module.choose', module: grocery },
    ],
    ends: 'picked',
    asked: [['listModules']],
    output: { type: 'picked', module: { id: 2, module_type: 'grocery' } },
  },
  'the module picker offers only the modules whose zones match': {
    input: { zone_ids: [5, 2] },
    when: [done('listModules', [pharmacy, food, grocery])],
    ends: 'choosing',
    context: { modules: [food, grocery] },
  },
  'the module picker takes the only module by itself': {
    input: { zone_ids: [9] },
    when: [done('listModules', [food, grocery, pharmacy])],
    ends: 'picked',
    output: { type: 'picked', module: { id: 3, module_type: 'pharmacy' } },
  },
  'the picker finds no module where none serves the zones': {
    input: { zone_ids: [7] },
    when: [done('listModules', [food, grocery]), ignored({ type: 'modules.retry' })],
    ends: 'noModule',
    asked: [['listModules']],
  },
  'the module picker offers to try again when the modules do not come': {
    input: { zone_ids: [2] },
    when: [
      refused('listModules'),
      at('failed'),
      { type: 'modules.retry' },
      done('listModules', [food, grocery]),
    ],
    ends: 'choosing',
    asked: [['listModules'], ['listModules']],
  },
  'the module picker has nothing to choose before the modules are there': {
    input: { zone_ids: [2] },
    when: [ignored({ type: 'module.choose', module: food }), ignored({ type: 'modules.retry' })],
    ends: 'loading',
    context: { modules: [] },
  },
  // docs/spec.md §8: 'A module must be selected to continue.'
  'the module picker decides nothing when the customer closes it': {
    input: { zone_ids: [2] },
    when: [done('listModules', [food, grocery]), { type: 'picker.close' }],
    ends: 'dismissed',
    output: { type: 'dismissed' },
  },
})
