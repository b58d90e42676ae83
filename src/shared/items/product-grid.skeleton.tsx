import { css, cx } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { atMostFour, cardGrid } from './card-grid.ts'
import { ProductCardSkeleton } from './skeletons.part.tsx'

/** Cards in a short grid. */
export const SHORT = 8

export const ProductGridSkeleton = ({ times = 10 }: { times?: number }) => (
  <Loading className={cardGrid}>
    <Cards times={times} />
  </Loading>
)

export const ShortGridSkeleton = () => (
  <Loading className={shortGrid}>
    <Cards times={SHORT} />
  </Loading>
)

const Cards = ({ times }: { times: number }) => (
  <Repeat times={times}>
    <ProductCardSkeleton />
  </Repeat>
)

export const shortGrid = cx(
  cardGrid,
  atMostFour,
  css({ '& > :nth-child(n + 7)': { display: { smOnly: 'none' } } }),
)
