import { writeReviewsMachine } from '#machines/orders/write-reviews.machine.ts'
import { isPicture } from '#machines/rules/pictures.ts'
import { hasStars, type ReviewSubject } from '#machines/rules/review-subjects.ts'
import { chosen, undrawn } from '#tests/machines/samples/prescription.ts'
import { offline, shown, written } from '#tests/machines/samples/reviews.ts'
import { model } from '#tests/support/model.ts'

const key = 'item 11'
const isRated = (subjects: readonly ReviewSubject[]) =>
  subjects.some((each) => each.key === key && hasStars(each))
const ratingOf = (subjects: readonly ReviewSubject[]) =>
  subjects.find((each) => each.key === key)?.draft.rating
const ofWritten = { rating: 4.5, comment: 'Crisp and hot.', kept: ['photo-1'], chosen: [] }

export const writeReviewsModel = model(writeReviewsMachine, {
  inputs: {
    'a delivered order': { order_id: 100001, subjects: shown() },
    'an order reviewed before': {
      order_id: 100001,
      subjects: shown({ written: written(), draft: ofWritten }),
    },
  },
  events: {
    // A radio button does not report the choice it already has.
    'rating.set': ({ context }) =>
      [3.5, 4].map((rating) => (ratingOf(context.subjects) === rating ? null : { key, rating })),
    // The note and the pictures open with the stars.
    'comment.write': ({ context }) => (isRated(context.subjects) ? [{ key, comment: 'Warm.' }] : []),
    'pictures.add': ({ context }) =>
      isRated(context.subjects) && context.choices.length < 2
        ? [
            { key, pictures: [chosen('front')] },
            { key, pictures: ['back', 'side', 'menu', 'door'].map((id) => chosen(id)) },
            { key, pictures: [chosen('letter', 'application/pdf')] },
          ]
        : [],
    'picture.remove': ({ context: { subjects } }) =>
      subjects
        .flatMap(({ key: of, draft: { kept, chosen: own } }) =>
          of === key ? [...kept, ...own.map(({ id }) => id)].map((id) => ({ key, id })) : [],
        )
        .slice(0, 1),
    'reviews.send': [{}],
  },
  answers: {
    readPictures: {
      done: (pictures) => [pictures.map((picture) => (isPicture(picture) ? picture : undrawn(picture)))],
      refused: [new Error('unreadable')],
    },
    sendReview: { done: [{ type: 'saved' }, { type: 'failed', error: offline }], refused: [offline] },
  },
  stateKey: ({ context: { subjects, sent, choices } }) => {
    const of = subjects.find((each) => each.key === key)
    return [
      of?.written !== null,
      Boolean(of?.draft.rating),
      Boolean(of?.draft.comment),
      (of?.draft.kept.length ?? 0) + (of?.draft.chosen.length ?? 0),
      sent.length,
      choices.length,
    ].join()
  },
})
