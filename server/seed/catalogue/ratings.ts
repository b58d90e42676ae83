import type { Random } from '#server/rules/seeded-random.ts'

/** What the customers of a store think of it on average: most stores lie between 4.1 and 4.7. */
const averages: [share: number, stars: number][] = [
  [0, 3.55],
  [0.05, 3.9],
  [0.14, 4.1],
  [0.5, 4.42],
  [0.9, 4.68],
  [1, 4.86],
]

/** `share` from 0 to 1: the part of all stores that are rated lower. */
export function averageAt(share: number): number {
  const above = Math.max(
    1,
    averages.findIndex(([end]) => share <= end),
  )
  // A share is 1 at most, the end of the last average; `above` is 1 at least.
  const [[low, from], [high, to]] = [averages[above - 1]!, averages[above]!]
  return from + ((share - low) / (high - low)) * (to - from)
}

const LOWEST = 3.4
const HIGHEST = 4.9

/** The sum of `count` ratings in half stars with about this average. */
export function sumOf(count: number, average: number): number {
  const halves = Math.round(count * average * 2)
  const [least, most] = [Math.ceil(count * LOWEST * 2), Math.floor(count * HIGHEST * 2)]
  return Math.min(Math.max(halves, least), most) / 2
}

type Rating = { rating_count: number; rating_sum: number }

const MOST_SOLD = 2600

type RatedStore = { isNew: boolean; order_count: number; average: number }

/**
 * How often an item was ordered and rated. Few items have many ratings and most have a handful. `eagerness` is the part of
 * all items with fewer ratings, null for an item without any.
 */
export function demandOf(
  eagerness: number | null,
  store: RatedStore,
  random: Random,
): Rating & { order_count: number } {
  const sold = random.chance(0.1) ? random.whole(400, MOST_SOLD) : random.whole(0, 400)
  const order_count = store.isNew ? Math.round((sold / MOST_SOLD) * store.order_count) : sold
  const average = store.average + (averageAt(random.next()) - 4.42) * 0.5
  const ratings = store.isNew ? firstRatings : ratingsOf
  const rating_count = eagerness === null ? 0 : ratings(order_count, eagerness, store)
  return { order_count, rating_count, rating_sum: sumOf(rating_count, average) }
}

/** A share of the orders of an item is rated; customers of a busy store rate more. */
function ratingsOf(order_count: number, eagerness: number, store: RatedStore): number {
  const reach = Math.min(Math.max(store.order_count / 4600, 0.3), 1.6)
  return Math.round(order_count * (0.03 + 0.32 * eagerness ** 2) * reach)
}

/** In a store that has just opened, every fourth item has a rating or two. */
const firstRatings = (_: number, eagerness: number) => (eagerness > 0.92 ? 2 : eagerness > 0.75 ? 1 : 0)

/** A review counts for its item and for the store: the ratings of a store are those of its items. */
export const together = (ratings: Rating[]): Rating => ({
  rating_count: ratings.reduce((sum, { rating_count }) => sum + rating_count, 0),
  rating_sum: ratings.reduce((sum, { rating_sum }) => sum + rating_sum, 0),
})
