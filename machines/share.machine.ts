import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'

export type SharedPage = { title: string; url: string }

export const sharePorts = {
  /** Resolves when the customer has shared the page or closed the sheet; rejects where the browser has no share sheet. */
  openShareSheet: port<void, SharedPage>('openShareSheet'),
  writeClipboard: port<void, { text: string }>('writeClipboard'),
}

/** Shares a page with the device's share sheet, or copies its address where there is none. */
export const shareMachine = setup({
  types: {
    context: {} as SharedPage,
    events: {} as { type: 'share.request' } & SharedPage,
    emitted: {} as { type: 'share.refused'; error: unknown },
    tags: {} as 'busy',
  },
  actors: sharePorts,
  delays: { copiedShown: 1_000 },
  actions: {
    'keep the page': assign((_, { title, url }: SharedPage) => ({ title, url })),
    'tell of the refusal': emit((_, { error }: { error: unknown }) => ({ type: 'share.refused', error })),
  },
}).createMachine({
  id: 'share',
  description: 'How does this page come to somebody else?',
  context: { title: '', url: '' },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being shared.',
      on: {
        'share.request': {
          target: 'sharing',
          actions: { type: 'keep the page', params: ({ event }) => event },
        },
      },
    },
    sharing: {
      description: 'The sheet of the device is open; what is pressed under it opens no second one.',
      tags: 'busy',
      invoke: {
        id: 'openShareSheet',
        src: 'openShareSheet',
        input: ({ context }) => context,
        onDone: 'idle',
        onError: 'copying',
      },
    },
    copying: {
      description: 'There is no sheet: the browser is asked to copy the address.',
      tags: 'busy',
      invoke: {
        id: 'writeClipboard',
        src: 'writeClipboard',
        input: ({ context }) => ({ text: context.url }),
        onDone: 'copied',
        onError: { target: 'idle', actions: { type: 'tell of the refusal', params: ({ event }) => event } },
      },
    },
    copied: {
      description: 'The address is on the clipboard, and it is said so.',
      on: {
        'share.request': {
          target: 'sharing',
          actions: { type: 'keep the page', params: ({ event }) => event },
        },
      },
      after: { copiedShown: 'idle' },
    },
  },
})
