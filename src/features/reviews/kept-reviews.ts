import { choosePictures } from '#browser/choose-pictures.ts'
import { keepFiles, readFiles } from '#browser/kept-files.ts'
import { forgetTab, readTab, writeTab } from '#browser/tab-storage.ts'
import type { ChosenPicture } from '#machines/rules/pictures.ts'
import type { StoredReviews, StoredWords } from '#machines/rules/review-subjects.ts'

/** What the customer wrote of this order and did not send: its words stay in the tab, its pictures in the browser. */
export async function recallReviews(window: Window, order_id: number): Promise<StoredReviews> {
  const stored = readTab(window, 'reviewDraft')
  const words = stored?.order_id === order_id ? stored.words : {}
  const found = Object.entries(words).map(async ([key, said]) => {
    const chosen = choosePictures(await readFiles(nameOf(order_id, key)))
    return [key, { ...said, chosen }] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

export function keepWords(window: Window, order_id: number, words: StoredWords): void {
  if (Object.keys(words).length > 0) writeTab(window, 'reviewDraft', { order_id, words })
  else forgetTab(window, 'reviewDraft')
}

/** Keeps the pictures of each subject, one change after another; does not write unchanged pictures again. */
export function pictureKeeper(order_id: number) {
  const before = new Map<string, string>()
  let last = Promise.resolve()
  return (key: string, pictures: readonly ChosenPicture[]): void => {
    const ids = pictures.map(({ id }) => id).join()
    if (ids === before.get(key)) return
    before.set(key, ids)
    last = last.then(() =>
      keepFiles(
        nameOf(order_id, key),
        pictures.map(({ file }) => file as Blob),
      ),
    )
  }
}

const nameOf = (order_id: number, key: string) => `review ${order_id} ${key}`
