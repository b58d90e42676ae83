import { useWords } from '#i18n/i18n.tsx'
import type { ParcelDraft } from '#machines/rules/parcel-draft.ts'
import type { FilledFrom as Filled } from '#src/navigation/send-again-path.ts'
import { notice, noticeTitle } from '#src/shared/checkout/notice.ts'

type Props = { filled: Filled; draft: Pick<ParcelDraft, 'parcel_category_id' | 'parcel_size_id'> }

/** The order that the form is filled from, and what of it is no longer offered, until another is chosen. */
export function FilledFrom({ filled: { order_id, way, gone }, draft }: Props) {
  const { again: texts } = useWords().sendParcel
  const isKindOpen = gone.category !== null && draft.parcel_category_id === null
  const isSizeOpen = gone.size !== null && draft.parcel_size_id === null
  return (
    <div role="status" className={notice.warning}>
      <p className={noticeTitle}>{(way === 'back' ? texts.filledBack : texts.filled)({ id: order_id })}</p>
      {isKindOpen && <p>{texts.noKind({ name: gone.category! })}</p>}
      {isSizeOpen && <p>{texts.noSize({ name: gone.size! })}</p>}
      {!isKindOpen && !isSizeOpen && <p>{texts.check()}</p>}
    </div>
  )
}
