import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { ReviewCard } from './review-card.part.tsx'
import { reviewColumn } from './review-column.ts'
import { ReviewHeading } from './review-heading.part.tsx'
import type { Reviewing } from './review-props.ts'
import { WriteReview } from './write-review.part.tsx'

type Props = Reviewing & { store_name: string | null }

/** The reviews of the items and of the courier, sent together, each for itself. */
export function WriteReviewsView({ snapshot, send, store_name }: Props) {
  const { rateOrder: words } = useWords()
  const { order_id, subjects, queue, sent, failed } = snapshot.context
  const isSending = snapshot.matches('sending')
  const done = sent.length + failed.length
  const progress = isSending ? words.sending({ number: done + 1, total: done + queue.length }) : ''
  return (
    <Form className={reviewColumn} onSend={() => send({ type: 'reviews.send' })}>
      <ReviewHeading order_id={order_id} store_name={store_name} title={words.title()} hint={words.intro()} />
      {subjects.map((subject) => {
        const isSaved = sent.includes(subject.key)
        const isOpen = subject.access === 'open' && !isSaved
        return (
          <ReviewCard key={subject.key} subject={subject} isSaved={isSaved}>
            {isOpen && <WriteReview subject={subject} snapshot={snapshot} send={send} />}
          </ReviewCard>
        )
      })}
      <Problem snapshot={snapshot} />
      <Button type="submit" size="lg" full busy={snapshot.hasTag('busy')} data-way-on>
        {words.send()}
      </Button>
      {isSending && <p className={muted}>{progress}</p>}
      <LiveRegion>{progress}</LiveRegion>
    </Form>
  )
}

/** Why the reviews did not go, or not all of them. */
function Problem({ snapshot }: Pick<Reviewing, 'snapshot'>) {
  const { rateOrder: words } = useWords()
  const messages = [
    ...(snapshot.matches({ editing: 'nothingNew' }) ? [words.nothingNew()] : []),
    ...(snapshot.matches({ editing: 'unsent' }) ? [words.unsent()] : []),
  ]
  return <FormProblem messages={messages} />
}

const muted = css({ textStyle: 'body', color: 'fg.muted' })
