import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { itemOptionsMachine } from '#machines/catalogue/item-options.machine.ts'

export type ItemOptionsSnapshot = SnapshotFrom<typeof itemOptionsMachine>

export type SendItemOptions = (event: EventFromLogic<typeof itemOptionsMachine>) => void
