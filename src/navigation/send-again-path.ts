import type { GoneParts, SendAgain } from '#machines/rules/send-again.ts'
import { PARCEL_PATH } from './parcel-path.ts'

/** An old parcel, and the way in which it is sent once more. */
export type Again = Pick<SendAgain, 'order_id' | 'way'>

/** The form of a parcel, filled from an old order; it leads into the module of that order. */
export const sendAgainPath = (
  { id, module_id }: { id: number; module_id: number },
  way: Again['way'],
): string => `${PARCEL_PATH}?${new URLSearchParams({ [way]: String(id), module_id: String(module_id) })}`

/** State of the history entry of a form that was filled from an old order. */
export type FilledFrom = Again & { gone: GoneParts }
export type FilledState = { filledFrom: FilledFrom }
