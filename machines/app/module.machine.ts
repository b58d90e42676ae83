import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { isNamed, type ModuleChoice, type NamedModule } from '#machines/rules/module-choice.ts'

export const modulePorts = {
  /** Null when no module is stored. */
  readStoredModule: port<ModuleChoice | null>('readStoredModule'),
  /** Null removes the stored module. */
  storeModule: port<void, ModuleChoice | null>('storeModule'),
  /** Null when no such module delivers to the location. */
  findModule: port<ModuleChoice | null, NamedModule | null>('findModule'),
}

/** The customer opened a page whose address names this module, or none. */
type PageOpened = { type: 'page.open'; named: NamedModule | null }

/**
 * Owns the module the customer shops in; it outlives every screen (docs/spec.md §2, module picker dialog). An address that names one
 * leads into it (docs/spec.md §2, Routes: `module_id`, and the form of parcels).
 */
export const moduleMachine = setup({
  types: {
    /** `module` is null exactly while none is chosen: in `reading`, in `unset`, and when one is looked for from there. */
    context: {} as { module: ModuleChoice | null },
    events: {} as
      | { type: 'module.set'; module: ModuleChoice }
      | PageOpened
      /** Another tab chose or removed the module. */
      | { type: 'module.changed'; module: ModuleChoice | null },
    emitted: {} as
      | { type: 'module.changed'; module: ModuleChoice | null }
      /** For the log only. */
      | { type: 'module.notStored'; error: unknown },
  },
  actors: modulePorts,
  actions: {
    'take the module': assign((_, { module }: { module: ModuleChoice | null }) => ({ module })),
    'tell of the module': emit(({ context }) => ({ type: 'module.changed', module: context.module })),
    'log that nothing was stored': emit((_, { error }: { error: unknown }) => ({
      type: 'module.notStored',
      error,
    })),
  },
  guards: {
    'a module is chosen': ({ context }) => context.module !== null,
    'it names another module': ({ context: { module } }, { named }: { named: NamedModule | null }) =>
      named !== null && !(module && isNamed(module, named)),
    'it comes to this place': (_, { output }: { output: ModuleChoice | null }) => output !== null,
  },
}).createMachine({
  id: 'module',
  description: 'In which module does the customer shop: food, grocery, pharmacy, ecommerce or parcel?',
  context: { module: null },
  on: {
    'module.set': {
      target: '.set.storing',
      actions: [{ type: 'take the module', params: ({ event }) => event }, 'tell of the module'],
    },
    'module.changed': {
      target: '.deciding',
      actions: [{ type: 'take the module', params: ({ event }) => event }, 'tell of the module'],
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The browser looks for the module of the last visit.',
      invoke: {
        id: 'readStoredModule',
        src: 'readStoredModule',
        onDone: {
          target: 'deciding',
          actions: { type: 'take the module', params: ({ event }) => ({ module: event.output }) },
        },
        onError: 'unset',
      },
    },
    deciding: {
      description: 'Is a module chosen?',
      always: [{ guard: 'a module is chosen', target: 'set' }, 'unset'],
    },
    unset: {
      description: 'No module is chosen: the page asks the customer for a module first.',
      on: {
        'page.open': {
          guard: { type: 'it names another module', params: ({ event }) => event },
          target: 'finding',
        },
      },
    },
    set: {
      description: 'The module is chosen; every request names it.',
      on: {
        'page.open': {
          guard: { type: 'it names another module', params: ({ event }) => event },
          target: 'finding',
        },
      },
      initial: 'stored',
      states: {
        storing: {
          description: 'The browser stores the module for the next visit.',
          invoke: {
            id: 'storeModule',
            src: 'storeModule',
            input: ({ context }) => context.module,
            onDone: 'stored',
            onError: {
              target: 'stored',
              actions: { type: 'log that nothing was stored', params: ({ event }) => event },
            },
          },
        },
        stored: { description: 'The browser has nothing left to store.' },
      },
    },
    finding: {
      description:
        'The page waits for the module in its address. A module that the location lacks, or that did not load, changes nothing.',
      invoke: {
        id: 'findModule',
        src: 'findModule',
        input: ({ event }) => (event as PageOpened).named,
        onDone: [
          {
            guard: { type: 'it comes to this place', params: ({ event }) => event },
            target: 'set.storing',
            actions: [
              { type: 'take the module', params: ({ event }) => ({ module: event.output }) },
              'tell of the module',
            ],
          },
          { target: 'deciding' },
        ],
        onError: 'deciding',
      },
      on: {
        'page.open': [
          {
            guard: { type: 'it names another module', params: ({ event }) => event },
            target: 'finding',
            reenter: true,
          },
          'deciding',
        ],
      },
    },
  },
})
