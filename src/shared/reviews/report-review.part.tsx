import { useShop } from '#src/core/shop.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { connectReportReview } from './report-review.ports.ts'
import { ReportReviewView } from './report-review.view.tsx'

/** Takes the report of a review; the dialog is open while this component is mounted. */
export function ReportReview({ review_id, onEnd }: { review_id: number; onEnd: () => void }) {
  const { api } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectReportReview(api), { review_id })
  useOutcome(actor, onEnd)
  return <ReportReviewView snapshot={snapshot} send={send} />
}
