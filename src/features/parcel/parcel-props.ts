import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { parcelMachine } from '#machines/parcel/parcel.machine.ts'
import type { FieldRefusal } from '#machines/rules/field-refusal.ts'
import type { ParcelChange, ParcelDraft } from '#machines/rules/parcel-draft.ts'

export type ParcelSnapshot = SnapshotFrom<typeof parcelMachine>
export type SendParcel = (event: EventFromLogic<typeof parcelMachine>) => void

/** What every section of the page is drawn from. */
export type ParcelPartProps = {
  draft: ParcelDraft
  refusals: readonly FieldRefusal[]
  change: (change: ParcelChange) => void
}
