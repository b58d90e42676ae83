import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import type { Review } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stars } from '#ui/stars.tsx'
import { PolicyLink } from './policy-link.part.tsx'
import { ReviewEntry } from './review-entry.part.tsx'

type Props = {
  /** Average and distribution of all ratings. */
  rated: { avg_rating: number; rating_count: number }
  store_name: string
  namesItems?: boolean
  snapshot: SnapshotFrom<typeof pagedListMachine>
  reviews: readonly Review[]
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
}

/** Average and distribution of the ratings, then the reviews, with a button for more. */
export function ReviewsView({ rated, store_name, namesItems = false, snapshot, reviews, send }: Props) {
  const { opinions: words } = useWords()
  const { number } = useFormats()
  const isMore = snapshot.matches({ list: 'idle' }) || snapshot.matches({ list: 'loadingMore' })
  const retry = () => send({ type: 'list.retry' })
  // The customer asks for more at the end of the visible reviews.
  const more = () => {
    send({ type: 'end.show' })
    send({ type: 'end.hide' })
  }
  return (
    <div className={frame}>
      <div className={parts}>
        <div className={sum}>
          <p className={average} aria-hidden="true">
            {number(rated.avg_rating, 1)}
          </p>
          <div>
            <Stars value={rated.avg_rating} />
            <p className={muted}>{words.ratings({ count: rated.rating_count })}</p>
            <PolicyLink />
          </div>
        </div>
        <div className={column}>
          {snapshot.matches({ list: 'loading' }) && (
            <ReviewsSkeleton times={Math.min(6, rated.rating_count)} />
          )}
          {snapshot.matches({ list: 'failed' }) && <ErrorState level={3} onRetry={retry} />}
          {snapshot.matches({ list: 'exhausted' }) && reviews.length === 0 && (
            <p className={muted}>{words.none()}</p>
          )}
          {reviews.length > 0 && (
            <ul className={list} aria-label={words.title()} aria-busy={snapshot.hasTag('busy')}>
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewEntry review={review} store_name={store_name} namesItem={namesItems} />
                </li>
              ))}
            </ul>
          )}
          {snapshot.matches({ list: 'failedMore' }) && (
            <ErrorState level={3} title={words.moreFailed()} onRetry={retry} />
          )}
          {isMore && (
            <Button variant="outline" busy={snapshot.matches({ list: 'loadingMore' })} onClick={more}>
              {words.more()}
            </Button>
          )}
          <LiveRegion>{snapshot.context.page > 1 ? words.shown({ count: reviews.length }) : ''}</LiveRegion>
        </div>
      </div>
    </div>
  )
}

const ReviewsSkeleton = ({ times }: { times: number }) => (
  <Loading className={column}>
    <Repeat times={times}>
      <Skeleton height="132px" />
    </Repeat>
  </Loading>
)

const frame = css({ containerType: 'inline-size' })
// A dialog has room for one column only, on every screen.
const parts = css({
  display: 'grid',
  gap: '5',
  '@container (min-width: 760px)': { gridTemplateColumns: '[180px minmax(0, 1fr)]', alignItems: 'start' },
})
const list = css({
  display: 'grid',
  gap: '4',
  '@container (min-width: 1000px)': { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' },
})
const sum = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const average = css({ textStyle: 'display', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
const muted = css({ textStyle: 'small', color: 'fg.muted' })
const column = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' })
