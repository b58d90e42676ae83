import type { Page } from '@playwright/test'
import type { ChosenPicture } from '#machines/rules/pictures.ts'
import { write } from '#tests/machines/by-hand.ts'
import { bytesOf } from '#tests/machines/samples/prescription.ts'

/** What a customer does on the page of an order with one item, by the events of `writeReviews`. */
export function reviewGestures(page: Page) {
  const main = page.getByRole('main')
  return {
    'rating.set': ({ rating }: { rating: number }) =>
      main.getByRole('radio', { name: `${rating} of 5 stars` }).check(),
    'comment.write': ({ comment }: { comment: string }) => write(main.getByRole('textbox'), comment),
    'pictures.add': ({ pictures }: { pictures: readonly ChosenPicture[] }) =>
      main.locator('input[type=file][multiple]').setInputFiles(
        pictures.map(({ id, name, type }) => ({
          name,
          mimeType: type,
          buffer: Buffer.from(bytesOf(id)),
        })),
      ),
    'picture.remove': () => main.getByRole('button', { name: /^Remove picture 1 / }).click(),
    'reviews.send': () => main.getByRole('button', { name: 'Send reviews' }).click(),
  }
}
