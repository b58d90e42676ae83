import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { choiceOf, type ModuleChoice, modulesIn } from '#machines/rules/module-choice.ts'
import type { Module } from '#openapi/generated/client.ts'

export type PickModuleOutcome = { type: 'picked'; module: ModuleChoice } | { type: 'dismissed' }

export const pickModulePorts = { listModules: port<Module[]>('listModules') }

/** Decides which module the customer shops in; only those of the chosen zones are offered (docs/spec.md §2). */
export const pickModuleMachine = setup({
  types: {
    input: {} as { zone_ids: number[] },
    context: {} as { zone_ids: number[]; modules: Module[] },
    events: {} as
      | { type: 'module.choose'; module: Module }
      | { type: 'modules.retry' }
      | { type: 'picker.close' },
    output: {} as PickModuleOutcome,
    tags: {} as 'busy',
  },
  actors: pickModulePorts,
  actions: {
    'offer those of the zones': assign(({ context }, { output }: { output: Module[] }) => ({
      modules: modulesIn(output, context.zone_ids),
    })),
  },
  guards: {
    'there is none': ({ context }) => context.modules.length === 0,
    'there is only one': ({ context }) => context.modules.length === 1,
  },
}).createMachine({
  id: 'pickModule',
  description: 'Which module does the customer shop in?',
  context: ({ input }) => ({ ...input, modules: [] }),
  output: ({ event }) => event.output as PickModuleOutcome,
  on: { 'picker.close': '.dismissed' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The app reads the modules of the shop.',
      tags: 'busy',
      invoke: {
        id: 'listModules',
        src: 'listModules',
        onDone: {
          target: 'decidingOffer',
          actions: { type: 'offer those of the zones', params: ({ event }) => event },
        },
        onError: 'failed',
      },
    },
    decidingOffer: {
      description: 'How many modules serve these zones?',
      always: [
        { guard: 'there is none', target: 'noModule' },
        { guard: 'there is only one', target: 'picked' },
        'choosing',
      ],
    },
    choosing: {
      description: 'The customer chooses one of several modules.',
      on: { 'module.choose': 'picked' },
    },
    noModule: {
      description: 'No module serves these zones: the customer has to contact the owner of the shop.',
    },
    failed: {
      description: 'The modules did not load.',
      on: { 'modules.retry': 'loading' },
    },
    picked: {
      description: 'The customer chose a module, or there is only one.',
      type: 'final',
      output: ({ context: { modules }, event }): PickModuleOutcome => ({
        type: 'picked',
        module: choiceOf(event.type === 'module.choose' ? event.module : modules[0]!),
      }),
    },
    dismissed: {
      description: 'The customer left without choosing.',
      type: 'final',
      output: (): PickModuleOutcome => ({ type: 'dismissed' }),
    },
  },
})
