import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { saveAddressMachine } from '#machines/location/save-address.machine.ts'

export type SaveAddressSnapshot = SnapshotFrom<typeof saveAddressMachine>

export type SendSaveAddress = (event: EventFromLogic<typeof saveAddressMachine>) => void
