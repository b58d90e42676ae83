import { useState } from 'react'
import type { writeReviewsMachine } from '#machines/orders/write-reviews.machine.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import type { Child } from '#src/flow/use-child.ts'
import { keepWords, pictureKeeper } from './kept-reviews.ts'
import { WriteReviewsView } from './write-reviews.view.tsx'

type Props = { writing: Child<typeof writeReviewsMachine>; store_name: string | null }

/** Takes the reviews of one order; what the customer wrote and did not send is there again after a reload. */
export function WriteReviews({ writing: { actor, snapshot, send }, store_name }: Props) {
  const { order_id } = snapshot.context
  const [keepPictures] = useState(() => pictureKeeper(order_id))
  useTellApp('writeReviews', actor, {
    keepWords: (words) => keepWords(window, order_id, words),
    keepPictures,
  })
  return <WriteReviewsView snapshot={snapshot} send={send} store_name={store_name} />
}
