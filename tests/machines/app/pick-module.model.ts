import { pickModuleMachine } from '#machines/app/pick-module.machine.ts'
import type { Module } from '#openapi/generated/client.ts'
import { model } from '#tests/support/model.ts'

const moduleOf = (id: number): Module => ({
  id,
  module_type: 'food',
  module_name: 'Food',
  icon_full_url: '',
  thumbnail_full_url: '',
  description: '',
  stores_count: 3,
  items_count: 90,
  zones: [{ id: 2 }],
})

export const pickModuleModel = model(pickModuleMachine, {
  inputs: { 'one zone': { zone_ids: [2] } },
  events: {
    'module.choose': [{ module: moduleOf(1) }],
    'modules.retry': [{}],
    'picker.close': [{}],
  },
  answers: {
    listModules: {
      done: [[moduleOf(1), moduleOf(2)], [moduleOf(1)], []],
      refused: [new TypeError('Failed to fetch')],
    },
  },
})
