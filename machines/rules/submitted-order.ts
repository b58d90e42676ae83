import type { OrderPlacement, PrescriptionPlacement } from '#openapi/generated/client.ts'
import type { DraftName } from './kept-draft.ts'

/** The body of placeOrder, or of placePrescription: only the first has a type of order. */
export type Placement = OrderPlacement | PrescriptionPlacement

/** What submitOrder sends, the purpose by which a later attempt finds its key, and the draft that goes with the order. */
export type Submission = { placement: Placement; purpose: string; draft: DraftName }
