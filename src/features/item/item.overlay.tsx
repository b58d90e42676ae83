import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { isNotFound } from '#machines/rules/not-found.ts'
import type { Item } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { productPath } from '#src/navigation/item-link.ts'
import { closeOverlay, openOverlay } from '#src/navigation/overlay.ts'
import { itemQuery } from '#src/shared/items/goods.queries.ts'
import { css, cx } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { CloseButton } from '#ui/close-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Choices } from './choices.view.tsx'
import { Gallery } from './gallery.part.tsx'
import { ItemSkeleton } from './item.skeleton.tsx'
import { ItemAbout } from './item-about.view.tsx'
import { ItemHead } from './item-head.view.tsx'
import { ItemReviews, useScrollToReviews } from './item-reviews.part.tsx'
import { StoreLink } from './store-link.part.tsx'
import { TakeBar } from './take-bar.view.tsx'
import { useFirstRefused } from './use-first-refused.ts'
import { useItemOptions } from './use-item-options.ts'
import { useTake } from './use-take.ts'

type Props = { id: number | string; cart_id?: number; campaign?: 0 | 1 }

/** The item over the page: a popup on wide screens, a sheet of full height on phones (docs/spec.md §2, Item detail popup). */
function ItemOverlay({ id, cart_id, campaign }: Props) {
  const { item: words } = useWords()
  const { api } = useShop()
  const { data: item, error, isFetching, refetch } = useQuery(itemQuery(api, id, campaign))
  return (
    <Dialog open bare tall size="item" hideTitle title={item?.name ?? words.loading()} onClose={closeOverlay}>
      <div className={cross}>
        <CloseButton variant="floating" onClick={closeOverlay} />
      </div>
      {item && <ItemSheet key={`${item.id}-${cart_id}`} item={item} cart_id={cart_id} />}
      {!item && error && isNotFound(error) && (
        <EmptyState
          className={problem}
          picture={<Art name="tag" />}
          title={words.goneTitle()}
          hint={words.goneNote()}
          action={
            <Button variant="outline" onClick={closeOverlay}>
              {words.keepLooking()}
            </Button>
          }
        />
      )}
      {!item && error && !isNotFound(error) && (
        <ErrorState className={problem} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!item && !error && <ItemSkeleton />}
    </Dialog>
  )
}

function ItemSheet({ item, cart_id }: { item: Item; cart_id: number | undefined }) {
  const words = useWords().item
  const take = useTake()
  const { module_config } = useConfig()
  const [frame, showRefused] = useFirstRefused()
  const [reviews, showReviews] = useScrollToReviews()
  const { snapshot, send, digits, bar } = useItemOptions({
    item,
    cart_id,
    onRefused: showRefused,
    onDecided: (outcome) => {
      take(outcome)
      // Who came from the cart goes back to it.
      if (outcome.type === 'update' && cart_id !== undefined) openOverlay({ name: 'cart' })
      else if (outcome.type === 'add' || outcome.type === 'update') closeOverlay()
    },
  })
  const { selection, now, isSelectionRefused } = snapshot.context
  return (
    <div ref={frame} className={sheet}>
      <div className={strip} aria-hidden="true">
        <p className={what}>{item.name}</p>
      </div>
      <Gallery item={item} sizes="(min-width: 600px) 459px, 100vw" className={pictures} />
      <div className={content}>
        <ItemHead
          item={item}
          selection={selection}
          now={now}
          digits={digits}
          countsStock={module_config[item.module_type].stock === 1}
          heading={(name) => (
            // The dialog's own title says it to those who listen.
            <p className={title} aria-hidden="true">
              {name}
            </p>
          )}
          store={<StoreLink item={item} />}
          onReviews={showReviews}
        />
        <Choices item={item} selection={selection} isSelectionRefused={isSelectionRefused} send={send} />
        <ItemAbout item={item} />
        <Link
          href={productPath(item)}
          replace
          state={cart_id === undefined ? null : { cart_id }}
          className={cx(link(), whole)}
        >
          {words.wholePage()}
        </Link>
        {/* Last: reviews arrive while the customer is here, and would push what stands below them. */}
        <ItemReviews item={item} target={reviews} />
      </div>
      <div className={footer}>
        <TakeBar {...bar} />
      </div>
    </div>
  )
}

const cross = css({
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: 'sticky',
  display: 'flex',
  justifyContent: 'flex-end',
  height: '0',
  // Seen on every picture, its focus stands inside it.
  '& > *': { marginBlockStart: '3', marginInlineEnd: '3', outlineOffset: '[-5px]' },
})
// Behind the pictures until they are scrolled away; from then on what goes below the cross is covered.
const strip = css({ position: 'sticky', insetBlockStart: '0', zIndex: 'raised', height: '0' })
const what = css({
  display: 'block',
  paddingInlineStart: '5',
  paddingInlineEnd: '16',
  textStyle: 'subtitle',
  lineHeight: '[60px]',
  truncate: true,
  bg: 'bg.raised',
  borderBlockEndWidth: 'hairline',
  borderBlockEndStyle: 'solid',
  borderColor: 'border.subtle',
})
// The other pictures lie over the large one, so that the first question stands in sight.
const pictures = css({
  position: 'relative',
  zIndex: '[2]',
  bg: 'bg.raised',
  '& > ul': { position: 'absolute', insetBlockEnd: '2', insetInlineStart: '0', zIndex: 'raised' },
})
const sheet = css({ display: 'flex', flexDirection: 'column', minHeight: 'full' })
const content = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  paddingInline: '5',
  paddingBlock: '5',
  // What has the focus stands above the bar below it.
  '& :is(input, button, a)': { scrollMarginBlock: '[80px 168px]' },
})
const title = css({ textStyle: 'heading', '& > span': { verticalAlign: 'middle' } })
const whole = css({ alignSelf: 'flex-start', paddingBlock: '3' })
const problem = css({ minHeight: 'full', paddingBlock: '16', paddingInline: '5' })
const footer = css({
  position: 'sticky',
  insetBlockEnd: '0',
  zIndex: '[2]',
  marginBlockStart: 'auto',
  paddingInline: '5',
  paddingBlockStart: '3',
  paddingBlockEnd: '[max(16px, env(safe-area-inset-bottom))]',
  bg: 'bg.raised',
  borderBlockStartWidth: 'hairline',
  borderBlockStartStyle: 'solid',
  borderColor: 'border.subtle',
})

export { ItemOverlay as Overlay }
