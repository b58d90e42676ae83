import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { ReviewSubject } from '#machines/rules/review-subjects.ts'
import { PolicyLink } from '#src/goods/policy-link.tsx'
import { ORDERS, orderPath } from '#src/navigation/order-path.ts'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { KeptFocus } from '#ui/kept-focus.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ReviewCard } from './review-card.tsx'
import type { Rating } from './review-props.ts'

/** The page on which a customer reviews an order: its items and its courier, sent together, each for itself. */
export function RateOrderView(rating: Rating) {
  return (
    <KeptFocus next={(inside) => inside.querySelector<HTMLElement>('[data-way-on]')}>
      <State {...rating} />
    </KeptFocus>
  )
}

function State(rating: Rating) {
  const { snapshot, send } = rating
  const { rateOrder: words } = useWords()
  const { order_id } = snapshot.context
  const again = () => send({ type: 'order.retry' })
  if (snapshot.matches('unread')) return <ErrorState level={1} title={words.unread()} onRetry={again} />
  if (snapshot.matches('notFound'))
    return (
      <EmptyState
        level={1}
        picture={<Art name="box" />}
        title={words.notFound.title()}
        note={words.notFound.note()}
        action={
          <Link href={ORDERS} className={button({ variant: 'outline' })}>
            {words.notFound.action()}
          </Link>
        }
      />
    )
  if (snapshot.matches('notDelivered'))
    return (
      <EmptyState
        level={1}
        picture={<Art name="box" />}
        title={words.early.title()}
        note={words.early.note()}
        action={
          <Button variant="outline" onClick={again}>
            {words.early.again()}
          </Button>
        }
      />
    )
  if (snapshot.matches('rated')) return <Thanks order_id={order_id} />
  if (snapshot.matches('editing') || snapshot.matches('sending') || snapshot.matches('closed'))
    return <Reviews {...rating} />
  return (
    <Loading className={column}>
      <Skeleton height="64px" />
      <Repeat times={3}>
        <Skeleton height="220px" />
      </Repeat>
    </Loading>
  )
}

function Reviews({ snapshot, send }: Rating) {
  const { rateOrder: words } = useWords()
  const { order_id, store_name, subjects, queue, sent, failed } = snapshot.context
  const isSending = snapshot.matches('sending')
  const done = sent.length + failed.length
  const progress = isSending ? words.sending({ number: done + 1, total: done + queue.length }) : ''
  const problem = snapshot.matches({ editing: 'unrated' })
    ? words.someUnrated()
    : snapshot.matches({ editing: 'nothingNew' })
      ? words.nothingNew()
      : snapshot.matches({ editing: 'unsent' })
        ? words.unsent()
        : undefined
  const isClosed = snapshot.matches('closed')
  const cards = (some: readonly ReviewSubject[]) =>
    some.map((subject) => <ReviewCard key={subject.key} subject={subject} snapshot={snapshot} send={send} />)
  return (
    <Form className={column} onSend={() => send({ type: 'reviews.send' })}>
      <header>
        <h1 className={title}>{isClosed ? words.closed.title() : words.title()}</h1>
        <p className={muted}>
          <Link href={orderPath(order_id)}>
            {store_name === null
              ? words.parcel({ id: order_id })
              : words.of({ id: order_id, store: store_name })}
          </Link>
        </p>
        <p className={intro}>{isClosed ? words.closed.note() : words.intro()}</p>
        <PolicyLink />
      </header>
      {cards(subjects)}
      <FormProblem messages={problem ? [problem] : []} />
      {!isClosed && (
        <Button type="submit" size="lg" full busy={isSending} data-way-on>
          {words.send()}
        </Button>
      )}
      {isSending && <p className={muted}>{progress}</p>}
      <LiveRegion>{progress}</LiveRegion>
    </Form>
  )
}

function Thanks({ order_id }: { order_id: number }) {
  const { thanks } = useWords().rateOrder
  return (
    <div role="status">
      <EmptyState
        level={1}
        picture={<Art name="party" />}
        title={thanks.title()}
        note={thanks.note()}
        action={
          <span className={ways}>
            <Link href={orderPath(order_id)} className={button({ variant: 'outline' })} data-way-on>
              {thanks.order()}
            </Link>
            <Link href="/home" className={button()}>
              {thanks.home()}
            </Link>
          </span>
        }
      />
    </div>
  )
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  width: 'full',
  maxWidth: '[720px]',
  mx: 'auto',
  paddingBlock: { base: '4', md: '6' },
})
const title = css({ textStyle: { base: 'heading', md: 'headline' } })
const muted = css({ textStyle: 'body', color: 'fg.muted' })
const intro = css({ textStyle: 'body', marginBlockStart: '2' })
const ways = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' })
