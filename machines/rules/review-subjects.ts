import type { OrderReviews, OwnReview } from '#openapi/generated/client.ts'
import { type ChosenPicture, isPicture, MOST_PICTURES } from './pictures.ts'

/** One of what a customer reviews. */
export type ReviewAbout = { type: 'item'; item_id: number } | { type: 'courier'; delivery_man_id: number }

export type ReviewDraft = {
  /** Stars in half steps; 0 before the customer chose. */
  rating: number
  comment: string
  /** Ids of the pictures of the written review that stay. */
  kept: readonly string[]
  chosen: readonly ChosenPicture[]
}

export type ReviewSubject = {
  /** `item 11`, `courier 2`. */
  key: string
  about: ReviewAbout
  name: string
  image_full_url: string | null
  /** The review that the server has; null before the customer wrote one. */
  written: OwnReview | null
  /** Whether the customer can review it, and why not. */
  access: 'open' | 'time over' | 'no plan'
  draft: ReviewDraft
}

/** What this browser keeps of the drafts over a reload, by the key of the subject. */
export type StoredWords = Record<string, Pick<ReviewDraft, 'rating' | 'comment' | 'kept'>>
export type StoredReviews = Record<string, ReviewDraft>

/** docs/contract.md §2, Reviews. */
export const LONGEST_COMMENT = 1000

/** The items of an order and its courier, with what the server has of each. */
export function subjectsOf({ items, delivery_man, review_plan }: OrderReviews): ReviewSubject[] {
  const ofItems = items.map(({ item_id, name, image_full_url, review }) =>
    subject({ type: 'item', item_id }, { name, image_full_url, written: review }, review_plan === 1),
  )
  if (!delivery_man) return ofItems
  const { delivery_man_id, name, image_full_url, review } = delivery_man
  return [
    ...ofItems,
    subject({ type: 'courier', delivery_man_id }, { name, image_full_url, written: review }, true),
  ]
}

const subject = (
  about: ReviewAbout,
  shown: Pick<ReviewSubject, 'name' | 'image_full_url' | 'written'>,
  hasPlan: boolean,
): ReviewSubject => ({
  key: about.type === 'item' ? `item ${about.item_id}` : `courier ${about.delivery_man_id}`,
  about,
  ...shown,
  access: accessOf(shown.written, hasPlan),
  draft: draftOf(shown.written),
})

function accessOf(written: OwnReview | null, hasPlan: boolean): ReviewSubject['access'] {
  if (written) return written.editable_until === null ? 'time over' : 'open'
  return hasPlan ? 'open' : 'no plan'
}

const draftOf = (written: OwnReview | null): ReviewDraft => ({
  rating: written?.rating ?? 0,
  comment: written?.comment ?? '',
  kept: written?.pictures.map(({ id }) => id) ?? [],
  chosen: [],
})

/** The subjects with the drafts that this browser kept of those the customer can still review. */
export const withStored = (
  subjects: readonly ReviewSubject[],
  storedReviews: StoredReviews,
): ReviewSubject[] =>
  subjects.map((each) => {
    const found = storedReviews[each.key]
    if (!found || each.access !== 'open') return each
    const there = draftOf(each.written).kept
    return {
      ...each,
      draft: {
        rating: found.rating,
        comment: found.comment,
        kept: there.filter((id) => found.kept.includes(id)),
        chosen: found.chosen,
      },
    }
  })

/** What the customer does to the draft of one subject, by its key. */
export type ReviewEdit =
  | { type: 'rating.set'; key: string; rating: number }
  | { type: 'comment.write'; key: string; comment: string }
  /** Those that are pictures and fit are taken. */
  | { type: 'pictures.add'; key: string; pictures: readonly ChosenPicture[] }
  /** `id` of a chosen picture, or of one of the written review. */
  | { type: 'picture.remove'; key: string; id: string }

export const editedSubjects = (subjects: readonly ReviewSubject[], edit: ReviewEdit): ReviewSubject[] =>
  subjects.map((each) =>
    each.key === edit.key ? { ...each, draft: { ...each.draft, ...editOf(each.draft, edit) } } : each,
  )

function editOf({ kept, chosen }: ReviewDraft, edit: ReviewEdit): Partial<ReviewDraft> {
  switch (edit.type) {
    case 'rating.set':
      return { rating: edit.rating }
    case 'comment.write':
      return { comment: edit.comment }
    case 'pictures.add':
      return {
        chosen: [...chosen, ...edit.pictures.filter(isPicture)].slice(0, MOST_PICTURES - kept.length),
      }
    case 'picture.remove':
      return {
        kept: kept.filter((id) => id !== edit.id),
        chosen: chosen.filter(({ id }) => id !== edit.id),
      }
  }
}

/** Files chosen for one subject. */
export type PicturesAdded = Extract<ReviewEdit, { type: 'pictures.add' }>

/** The choices with their files as the browser read them. */
export const readChoices = (
  choices: readonly PicturesAdded[],
  read: readonly ChosenPicture[],
): PicturesAdded[] =>
  choices.map((choice) => ({
    ...choice,
    pictures: read.filter(({ id }) => choice.pictures.some((each) => each.id === id)),
  }))

/** Keys of the subjects that did not take every file chosen for them. */
export const leftOutOf = (subjects: readonly ReviewSubject[], choices: readonly PicturesAdded[]): string[] =>
  choices.flatMap(({ key, pictures }) => {
    const taken = subjects.flatMap((each) => (each.key === key ? each.draft.chosen : []))
    return pictures.every(({ id }) => taken.some((each) => each.id === id)) ? [] : [key]
  })

export const picturesIn = ({ kept, chosen }: ReviewDraft): number => kept.length + chosen.length

/** The customer says something that the server does not have. */
export function isNew({ written, draft, access }: ReviewSubject): boolean {
  const before = draftOf(written)
  return (
    access === 'open' &&
    (draft.rating !== before.rating ||
      draft.comment.trim() !== before.comment ||
      draft.kept.length !== before.kept.length ||
      draft.chosen.length > 0)
  )
}

/** A review begins with its stars; the note and the pictures come after them. */
export const hasStars = ({ draft }: ReviewSubject): boolean => draft.rating > 0

/** Can be sent: it is new, and it has stars. */
export const isReady = (each: ReviewSubject): boolean => isNew(each) && hasStars(each)

/** The words that this browser keeps, of every subject that has new ones. */
export const wordsToStore = (subjects: readonly ReviewSubject[]): StoredWords =>
  Object.fromEntries(
    subjects
      .filter(isNew)
      .map(({ key, draft: { rating, comment, kept } }) => [key, { rating, comment, kept }]),
  )
