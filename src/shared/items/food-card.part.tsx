import type { ReactNode } from 'react'
import type { Item } from '#openapi/generated/client.ts'
import { CardDiet } from '#src/shared/diet/diet-parts.part.tsx'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { RatingValue } from '#ui/rating-value.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Recommended } from './item-marks.part.tsx'
import { ItemPicture } from './item-picture.part.tsx'
import { ItemPrice } from './item-price.part.tsx'
import { ItemHours } from './item-state.part.tsx'
import { ItemTitle } from './item-title.part.tsx'
import { DiscountBadge, HeardNatures } from './marks.part.tsx'

/** The horizontal card of a dish: picture up to the edge, restaurant, ingredients and rating. */
const FoodCard = ({ item }: { item: Item }) => (
  <article className={card}>
    <ItemPicture item={item} sizes="152px" ratio="1 / 1" small className={picture} />
    <div className={words}>
      <div className={top}>
        <h3 className={name}>
          <ItemTitle item={item} />
        </h3>
        <HeardNatures item={item} />
        {item.rating_count > 0 && <RatingValue value={item.avg_rating} />}
      </div>
      <CardDiet item={item} />
      <p className={store}>{item.store_name}</p>
      <p className={description}>{item.description}</p>
      <ItemHours item={item} />
      <div className={foot}>
        <ItemPrice item={item} size="sm" />
        <span className={marks}>
          <DiscountBadge item={item} />
          <Recommended item={item} />
        </span>
      </div>
    </div>
  </article>
)

/** Grid of dishes with one to three columns by the width; `lead` is an entry before them. */
export const FoodGrid = ({ items, lead }: { items: readonly Item[]; lead?: ReactNode }) => (
  <ul className={grid}>
    {lead}
    {items.map((item) => (
      <li key={item.id} className={cell}>
        <FoodCard item={item} />
      </li>
    ))}
  </ul>
)

export const FoodGridSkeleton = ({ times }: { times: number }) => (
  <Loading className={grid}>
    <Repeat times={times}>
      <Skeleton height="152px" />
    </Repeat>
  </Loading>
)

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    sm: '[repeat(2, minmax(0, 1fr))]',
    lg: '[repeat(3, minmax(0, 1fr))]',
  },
  gap: { base: '3', md: '4' },
})
const cell = css({ display: 'grid' })
const card = css({
  position: 'relative',
  display: 'flex',
  minHeight: '[152px]',
  overflow: 'hidden',
  layerStyle: 'panel',
  transitionProperty: '[border-color, box-shadow]',
  transitionDuration: 'enter',
  _hover: { borderColor: 'border.default', boxShadow: 'rest' },
})
const picture = css({
  flexShrink: '0',
  width: { base: '32', md: '[150px]' },
  borderRadius: '[0]',
  '& > picture': { height: 'full' },
})
const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  flex: '1',
  minWidth: '0',
  padding: '3',
})
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: '2',
})
// The rating wraps below a long name.
const name = css({ textStyle: 'bodyStrong', lineClamp: 2, flex: '[1 1 6rem]', minWidth: '0' })
const store = css({ textStyle: 'small', color: 'fg.muted', truncate: true })
const description = css({ textStyle: 'small', color: 'fg.muted', truncate: true })
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1',
  marginBlockStart: 'auto',
})
const marks = css({ display: 'inline-flex', gap: '1' })
