import { saveDataMachine } from '#machines/account/save-data.machine.ts'
import { model } from '#tests/support/model.ts'

export const saveDataModel = model(saveDataMachine, {
  inputs: { start: undefined },
  events: { 'data.save': [{}] },
  answers: { downloadData: { done: [undefined], refused: [new TypeError('Failed to fetch')] } },
})
