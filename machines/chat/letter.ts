import { type ChosenPicture, fittingPictures } from '#machines/rules/pictures.ts'

/** A message that the customer writes and has not sent yet. */
export type Draft = { text: string; pictures: readonly ChosenPicture[] }

/** A message on its way to the server; `id` tells it from the others of this visit. */
export type OutgoingMessage = Draft & { id: number }

export const emptyDraft: Draft = { text: '', pictures: [] }

export const isEmpty = ({ text, pictures }: Draft): boolean => text.trim() === '' && pictures.length === 0

/** The draft with as many pictures of these as fit. */
export const withPictures = ({ text, pictures }: Draft, added: readonly ChosenPicture[]): Draft => ({
  text,
  pictures: fittingPictures(pictures, added),
})

/** A failed message returned to the text field, in front of newer text. */
export const reopened = (message: Draft, draft: Draft): Draft => ({
  text: [message.text, draft.text].filter(Boolean).join('\n'),
  pictures: [...message.pictures, ...draft.pictures],
})
