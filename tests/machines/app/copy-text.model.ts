import { copyTextMachine } from '#machines/app/copy-text.machine.ts'
import { model } from '#tests/support/model.ts'

export const copyTextModel = model(copyTextMachine, {
  inputs: { start: undefined },
  events: { 'copy.request': [{ text: 'EID20' }] },
  answers: { writeClipboard: { done: [undefined], refused: [new Error('The browser refused to copy')] } },
})
