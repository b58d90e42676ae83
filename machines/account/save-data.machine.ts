import { emit, setup } from 'xstate'
import { port } from '#machines/port.ts'

export const saveDataPorts = {
  /** Resolves when the browser has begun to save the file. */
  downloadData: port<void>('downloadData'),
}

/** Saves what the shop keeps of the customer as a file (docs/contract.md §2 Ours). */
export const saveDataMachine = setup({
  types: {
    events: {} as { type: 'data.save' },
    emitted: {} as { type: 'data.saved' } | { type: 'failure'; error: unknown },
    tags: {} as 'busy',
  },
  actors: saveDataPorts,
  actions: {
    'tell that the file is saved': emit({ type: 'data.saved' }),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
}).createMachine({
  id: 'saveData',
  description: 'Does the customer want their data as a file?',
  initial: 'idle',
  states: {
    idle: {
      description: 'No file is being saved.',
      on: { 'data.save': 'saving' },
    },
    saving: {
      description: 'The server sends the data, and the browser saves the file.',
      tags: 'busy',
      invoke: {
        id: 'downloadData',
        src: 'downloadData',
        onDone: { target: 'idle', actions: 'tell that the file is saved' },
        onError: { target: 'idle', actions: { type: 'report the failure', params: ({ event }) => event } },
      },
    },
  },
})
