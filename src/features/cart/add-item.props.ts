import type { ActorRefFrom } from 'xstate'
import type { addItemMachine } from '#machines/cart/add-item.machine.ts'

export type AddItemActor = ActorRefFrom<typeof addItemMachine>
