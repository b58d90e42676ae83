import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { isNotFound } from '#machines/rules/not-found.ts'
import type { Selection } from '#machines/rules/variations.ts'
import type { Item } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { categoryPath } from '#src/navigation/category-path.ts'
import { useGo } from '#src/navigation/overlay.ts'
import { HOME } from '#src/navigation/pages.ts'
import type { ReadAhead } from '#src/navigation/read-ahead.ts'
import { Breadcrumbs } from '#src/shared/items/breadcrumbs.part.tsx'
import { itemQuery } from '#src/shared/items/goods.queries.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Choices } from './choices.view.tsx'
import { Gallery } from './gallery.part.tsx'
import { ItemAbout } from './item-about.view.tsx'
import { ItemHead } from './item-head.view.tsx'
import { ItemReviews, useScrollToReviews } from './item-reviews.part.tsx'
import {
  ProductSkeleton,
  productColumns,
  productPage,
  productPictures,
  productTitle,
  productWords,
} from './product.skeleton.tsx'
import { RelatedItems } from './related-items.part.tsx'
import { StoreLink } from './store-link.part.tsx'
import { TakeBar } from './take-bar.view.tsx'
import { backToCart, useEditedLine } from './use-edited-line.ts'
import { useFirstRefused } from './use-first-refused.ts'
import { useItemOptions } from './use-item-options.ts'
import { useTake } from './use-take.ts'

const campaignIn = (query: URLSearchParams) => (query.get('product_type') === 'campaign' ? 1 : 0)

/** The item on a page of its own: /product/{id} (docs/spec.md §2). */
function ProductScreen() {
  const { id = '' } = useParams<{ id: string }>()
  const [query] = useSearchParams()
  const { api } = useShop()
  const { data: item, error, isFetching, refetch } = useQuery(itemQuery(api, id, campaignIn(query)))
  if (item) return <Product key={item.id} item={item} />
  if (isNotFound(error)) return <Gone />
  if (error) return <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching} />
  return <ProductSkeleton />
}

const readAhead: ReadAhead = ({ api, queries }, { params: { id = '' }, search }) =>
  queries.prefetchQuery(itemQuery(api, id, campaignIn(search)))
ProductScreen.readAhead = readAhead

/** What was put in the cart stays on show: choosing then goes on where it was. */
type Round = { number: number; selection?: Selection }

function Product({ item }: { item: Item }) {
  const words = useWords().item
  const [round, setRound] = useState<Round>({ number: 0 })
  const [reviews, showReviews] = useScrollToReviews()
  const cart_id = useEditedLine()
  return (
    <article className={productPage} data-module={item.module_type}>
      <Breadcrumbs
        label={words.breadcrumbs()}
        steps={item.category_ids.map(({ id, name }) => ({
          name,
          to: categoryPath({ id, name, module_id: item.module_id }),
        }))}
        here={item.name}
      />
      <Chooser
        key={`${round.number}-${cart_id}`}
        item={item}
        cart_id={cart_id}
        selection={round.selection}
        onReviews={showReviews}
        onTaken={(selection) => {
          setRound(({ number }) => ({ number: number + 1, selection }))
          if (cart_id !== undefined) backToCart()
        }}
      />
      <ItemReviews item={item} target={reviews} />
      <RelatedItems item={item} />
    </article>
  )
}

function Chooser({
  item,
  cart_id,
  selection: before,
  onReviews,
  onTaken,
}: {
  item: Item
  cart_id: number | undefined
  selection: Selection | undefined
  onReviews: () => void
  onTaken: (selection: Selection) => void
}) {
  const take = useTake()
  const { module_config } = useConfig()
  const [frame, showRefused] = useFirstRefused()
  const { snapshot, send, digits, bar } = useItemOptions({
    item,
    cart_id,
    selection: before,
    onRefused: showRefused,
    onDecided: (outcome, selection) => {
      take(outcome)
      if (outcome.type === 'add' || outcome.type === 'update') onTaken(selection)
    },
  })
  const { selection, now, isSelectionRefused } = snapshot.context
  return (
    <div className={productColumns}>
      <div className={productPictures}>
        <Gallery item={item} sizes="(min-width: 900px) 630px, 100vw" className={gallery} />
      </div>
      <div ref={frame} className={productWords}>
        <ItemHead
          item={item}
          selection={selection}
          now={now}
          digits={digits}
          countsStock={module_config[item.module_type].stock === 1}
          heading={(name) => <h1 className={productTitle}>{name}</h1>}
          store={<StoreLink item={item} />}
          onReviews={onReviews}
        />
        <Choices item={item} selection={selection} isSelectionRefused={isSelectionRefused} send={send} />
        <div className={buy} data-foot>
          <TakeBar {...bar} />
        </div>
        <ItemAbout item={item} />
      </div>
    </div>
  )
}

function Gone() {
  const { item } = useWords()
  const go = useGo()
  return (
    <EmptyState
      level={1}
      picture={<Art name="tag" />}
      title={item.goneTitle()}
      hint={item.goneNote()}
      action={<Button onClick={() => go(HOME)}>{item.toHome()}</Button>}
    />
  )
}

const gallery = css({
  position: 'relative',
  '& > div': { borderRadius: { sm: 'lg' } },
  // On phones the other pictures lie over the large one, so that the first options stand in sight.
  '& > ul': {
    position: { base: 'absolute', sm: 'static' },
    insetBlockEnd: '2',
    insetInlineStart: '0',
    zIndex: 'raised',
    paddingInline: { base: '4', sm: '1' },
  },
})
// On phones it stays at hand above the tab bar.
const buy = css({
  position: { base: 'sticky', sm: 'static' },
  insetBlockEnd: '[calc(56px + env(safe-area-inset-bottom) + var(--live, 0px))]',
  zIndex: 'raised',
  marginInline: { base: '[-16px]', sm: '0' },
  paddingInline: { base: '4', sm: '0' },
  paddingBlock: { base: '2', sm: '0' },
  bg: { base: 'bg.surface', sm: 'transparent' },
  borderBlockStartWidth: { base: 'hairline', sm: 'none' },
  borderBlockStartStyle: 'solid',
  borderColor: 'border.subtle',
})

export { ProductScreen as Screen }
