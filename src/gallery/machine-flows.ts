import { type AnyStateMachine, StateMachine } from 'xstate'

/** A machine of the product under the name of its file: `add-item` of `machines/cart/add-item.machine.ts`. */
export type MachineFlow = { name: string; file: string; machine: AnyStateMachine }

const files = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', { eager: true })

/** Every machine of the product, by name. */
export const machineFlows: MachineFlow[] = Object.entries(files)
  .flatMap(([file, exports]) => {
    const machine = Object.values(exports).find((value) => value instanceof StateMachine)
    const name = file.replace(/^.*\/|\.machine\.ts$/g, '')
    return machine ? [{ name, file: file.replace('../../', ''), machine }] : []
  })
  .sort((one, other) => (one.name < other.name ? -1 : 1))
