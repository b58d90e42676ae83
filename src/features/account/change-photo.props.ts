import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { changePhotoMachine } from '#machines/account/change-photo.machine.ts'

export type PhotoFlow = {
  snapshot: SnapshotFrom<typeof changePhotoMachine>
  send: (event: EventFromLogic<typeof changePhotoMachine>) => void
}
