import { present } from '#server/assert/present.ts'
import type { reviews } from '#server/db/schema.ts'
import type { Random } from '#server/rules/seeded-random.ts'
import type { Branch, ItemRow } from './catalogue/branches.ts'
import { modules } from './catalogue/categories.ts'
import { readTable } from './catalogue/table.ts'
import { authors } from './reviews/authors.ts'
import { cafeReviews } from './reviews/cafe-reviews.ts'
import { gadgetReviews } from './reviews/gadget-reviews.ts'
import { groceryReviews } from './reviews/grocery-reviews.ts'
import { kindOf, savoury } from './reviews/kinds.ts'
import { kitchenReviews } from './reviews/kitchen-reviews.ts'
import { pharmacyReviews } from './reviews/pharmacy-reviews.ts'
import { replyTable } from './reviews/replies.ts'
import { shopReviews } from './reviews/shop-reviews.ts'

const DAY = 86_400_000

type ReviewRow = typeof reviews.$inferInsert
type Language = keyof typeof authors
type Written = { kind: string; stars: number; en: string; ar: string; uses: Record<Language, number> }

const tables = [kitchenReviews, cafeReviews, groceryReviews, pharmacyReviews, shopReviews, gadgetReviews]

/** Every review that is written for the demo, once for each language an author may have. */
export const writtenReviews = tables.flatMap((text) =>
  readTable(['stars', 'en', 'ar'], text).map(({ section, stars, en, ar }) => ({
    kind: section,
    stars: Number(stars),
    en,
    ar,
  })),
)

const replies = readTable(['tone', 'en', 'ar'], replyTable)

const REVIEWED_ITEMS = 5
const MOST_PER_ITEM = 3
/** Of so many ratings, one comes with words. */
const RATINGS_PER_REVIEW = 3
/** A store that has just opened has a review or two. */
const REVIEWED_ITEMS_OF_NEW = 2
const FEW_RATINGS = 12

/** Reviews of the most rated items of each store, each in the language of its author; no item has the same one twice. */
export function reviewsOf(all: Branch[], now: Date, random: Random): ReviewRow[] {
  const deck: Written[] = writtenReviews.map((written) => ({ ...written, uses: { en: 0, ar: 0 } }))
  const rows: ReviewRow[] = []
  for (const { store, items } of all) {
    const rated = inTurns(
      items
        .flatMap((item): Rated[] => {
          const kind = item.rating_count > 0 && kindOf(item)
          return kind ? [{ item, kind }] : []
        })
        .sort((a, b) => b.item.rating_count - a.item.rating_count || a.item.id - b.item.id),
    )
    const isNew = (rated[0]?.item.rating_count ?? 0) < FEW_RATINGS
    for (const { item, kind } of rated.slice(0, isNew ? REVIEWED_ITEMS_OF_NEW : REVIEWED_ITEMS)) {
      const count = Math.min(Math.ceil(item.rating_count / RATINGS_PER_REVIEW), MOST_PER_ITEM)
      for (const said of saidOf({ item, kind }, count, deck, random)) {
        const created_at = new Date(
          now.getTime() - random.whole(1, 90) * DAY - random.whole(0, 1439) * 60_000,
        )
        const from_delivered_order = rows.length % 6 !== 5
        rows.push({
          id: rows.length + 1,
          item_id: item.id,
          store_id: store.id,
          ...said,
          from_delivered_order,
          created_at,
        })
      }
    }
  }
  return rows
}

/** An item with ratings, and the kind of its reviews. */
type Rated = { item: ItemRow; kind: string }

/** Two of every kind, then the next two of every kind, and so on. */
function inTurns(rated: Rated[]): Rated[] {
  const seen = new Map<string, number>()
  const turns = rated.map(({ item, kind }) => {
    const earlier = seen.get(kind) ?? 0
    seen.set(kind, earlier + 1)
    return { item, kind, turn: Math.floor(earlier / 2) }
  })
  return turns.sort((one, other) => one.turn - other.turn)
}

type Said = Pick<ReviewRow, 'customer_name' | 'rating' | 'comment' | 'reply' | 'translation'>

function saidOf({ item, kind }: Rated, count: number, deck: Written[], random: Random): Said[] {
  const module = modules.find(({ id }) => id === item.module_id)
  const { type } = present(module, 'the module of the item')
  const taken: Written[] = []
  const names: string[] = []
  const answers: string[] = []
  return Array.from({ length: count }, () => {
    const language: Language = random.chance(0.42) ? 'ar' : 'en'
    const other: Language = language === 'en' ? 'ar' : 'en'
    const subject = subjectOf(kind, type, random)
    const isWeak = random.chance(shareOfWeak(item))
    const fits = deck.filter((one) => !taken.includes(one) && isPossible(item, [...taken, one], count))
    const ofKind = preferred(
      fits,
      (one) => one.kind === subject,
      (one) => one.kind === kind,
    )
    const ofTone = preferred(ofKind, ({ stars }) => stars < 4 === isWeak)
    const least = Math.min(...ofTone.map(({ uses }) => uses[language]))
    const written = random.pick(ofTone.filter(({ uses }) => uses[language] === least))
    written.uses[language]++
    taken.push(written)
    const customer_name = random.pick(authors[language].filter((name) => !names.includes(name)))
    names.push(customer_name)
    const tone = written.stars < 4 ? 'sorry' : 'thanks'
    const reply = random.chance(tone === 'sorry' ? 0.75 : 0.35)
      ? random.pick(
          replies.filter((row) => row.section === type && row.tone === tone && !answers.includes(row.en)),
        )
      : undefined
    if (reply) answers.push(reply.en)
    return {
      customer_name,
      rating: written.stars,
      comment: written[language],
      reply: reply?.[language] ?? null,
      translation: { locale: other, comment: written[other], reply: reply?.[other] ?? null },
    }
  })
}

/** Now and then a review is about the store, and one of a savoury dish could be one of any dish. */
function subjectOf(kind: string, type: string, random: Random): string {
  if (random.chance(0.12)) return type === 'ecommerce' ? 'shop-store' : `${type}-store`
  return savoury.includes(kind) && random.chance(0.3) ? 'dish' : kind
}

/** The entries of the first test that any entry passes, or all. */
function preferred<T>(list: T[], ...tests: ((one: T) => boolean)[]): T[] {
  for (const test of tests) {
    const found = list.filter(test)
    if (found.length > 0) return found
  }
  return list
}

const averageOf = ({ rating_sum, rating_count }: ItemRow) => rating_sum / rating_count

/** The lower an item is rated, the more of its reviews have three stars or fewer. */
const shareOfWeak = (item: ItemRow) => Math.min(Math.max((4.95 - averageOf(item)) * 0.35, 0.04), 0.45)

/** Whether the ratings without words can make up the rest of the item's sum. */
function isPossible(item: ItemRow, written: Written[], count: number): boolean {
  const stars = written.reduce((sum, one) => sum + one.stars, 0)
  const [left, others] = [item.rating_sum - stars, item.rating_count - written.length]
  const isLast = written.length === count
  return left <= others * 5 && left >= others * (isLast ? 0.5 : 0)
}
