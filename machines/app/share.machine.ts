import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'

/** A page by its address, or a text. */
export type Shared = { title: string } & ({ url: string } | { text: string })

export const sharePorts = {
  /** Resolves when the customer has shared it or closed the sheet; rejects where the browser has no share sheet. */
  openShareSheet: port<void, Shared>('openShareSheet'),
  writeClipboard: port<void, { text: string }>('writeClipboard'),
}

/** Shares a page or a text with the device's share sheet, or copies it where there is none. */
export const shareMachine = setup({
  types: {
    context: {} as { shared: Shared },
    events: {} as { type: 'share.request'; shared: Shared },
    emitted: {} as { type: 'share.refused'; error: unknown },
    tags: {} as 'busy',
  },
  actors: sharePorts,
  delays: { copiedShown: 1_000 },
  actions: {
    'keep what is shared': assign((_, { shared }: { shared: Shared }) => ({ shared })),
    'tell of the refusal': emit((_, { error }: { error: unknown }) => ({ type: 'share.refused', error })),
  },
}).createMachine({
  id: 'share',
  description: 'How does the customer share this page or text?',
  context: { shared: { title: '', text: '' } },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being shared.',
      on: {
        'share.request': {
          target: 'sharing',
          actions: { type: 'keep what is shared', params: ({ event }) => event },
        },
      },
    },
    sharing: {
      description: 'The share sheet of the device is open; another press opens no second sheet.',
      tags: 'busy',
      invoke: {
        id: 'openShareSheet',
        src: 'openShareSheet',
        input: ({ context }) => context.shared,
        onDone: 'idle',
        onError: 'copying',
      },
    },
    copying: {
      description: 'The share sheet did not open: the browser copies the address or the text.',
      tags: 'busy',
      invoke: {
        id: 'writeClipboard',
        src: 'writeClipboard',
        input: ({ context: { shared } }) => ({ text: 'url' in shared ? shared.url : shared.text }),
        onDone: 'copied',
        onError: { target: 'idle', actions: { type: 'tell of the refusal', params: ({ event }) => event } },
      },
    },
    copied: {
      description: 'The address or the text is on the clipboard, and the screen says so.',
      on: {
        'share.request': {
          target: 'sharing',
          actions: { type: 'keep what is shared', params: ({ event }) => event },
        },
      },
      after: { copiedShown: 'idle' },
    },
  },
})
