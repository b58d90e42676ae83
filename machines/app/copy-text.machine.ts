import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'

export const copyTextPorts = { writeClipboard: port<void, { text: string }>('writeClipboard') }

/** Copies a text, for example a coupon code, and confirms it for a second (docs/spec.md §4, §9). */
export const copyTextMachine = setup({
  types: {
    context: {} as { text: string },
    events: {} as { type: 'copy.request'; text: string },
    /** For the log only (docs/spec.md §8). */
    emitted: {} as { type: 'copy.refused'; error: unknown },
  },
  actors: copyTextPorts,
  delays: { copiedShown: 1_000 },
  actions: {
    'keep the text': assign((_, { text }: { text: string }) => ({ text })),
    'log the refusal': emit((_, { error }: { error: unknown }) => ({ type: 'copy.refused', error })),
  },
}).createMachine({
  id: 'copyText',
  description: 'The browser copies a text to the clipboard.',
  context: { text: '' },
  on: {
    'copy.request': { target: '.copying', actions: { type: 'keep the text', params: ({ event }) => event } },
  },
  initial: 'idle',
  states: {
    idle: { description: 'The customer copied nothing recently.' },
    copying: {
      description: 'The browser copies the text.',
      invoke: {
        id: 'writeClipboard',
        src: 'writeClipboard',
        input: ({ context }) => ({ text: context.text }),
        onDone: 'copied',
        onError: { target: 'idle', actions: { type: 'log the refusal', params: ({ event }) => event } },
      },
    },
    copied: {
      description: 'The text is on the clipboard, and the page says so.',
      after: { copiedShown: 'idle' },
    },
  },
})
