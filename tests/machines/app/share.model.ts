import { shareMachine } from '#machines/app/share.machine.ts'
import { model } from '#tests/support/model.ts'

export const shareModel = model(shareMachine, {
  inputs: { start: undefined },
  events: {
    'share.request': [
      { shared: { title: 'Harbour Kitchen', url: 'https://souk.example/store/harbour-kitchen' } },
    ],
  },
  answers: {
    openShareSheet: { done: [undefined], refused: [new Error('This browser has no sheet to share with')] },
    writeClipboard: { done: [undefined], refused: [new Error('The browser refused to copy')] },
  },
})
