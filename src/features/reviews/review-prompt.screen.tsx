import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { watchCovered } from '#browser/covered.ts'
import { useShop } from '#src/core/shop.ts'
import { useOrderChanges } from '#src/core/use-order-changes.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOverlay } from '#src/navigation/overlay.ts'
import { connectReviewPrompt } from './review-prompt.ports.ts'
import { PROMPT, ReviewPromptView } from './review-prompt.view.tsx'

/** Pages on which the customer is busy with something else, or reviews already. */
const BUSY = /^\/(checkout|auth|rate-and-review|chatting)\b/

/** Asks a signed-in customer to review the order that was delivered last, when nothing else is open. */
function ReviewPromptScreen() {
  const { api, storage } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectReviewPrompt(api), {
    answered: storage.read('askedReviews') ?? [],
  })
  useTellApp('reviewPrompt', actor)
  useOrderChanges(() => send({ type: 'orders.changed' }))
  const [path] = useLocation()
  const overlay = useOverlay()
  const isBusy = BUSY.test(path) || overlay !== undefined
  const attend = useEffectEvent((isCovered: boolean) =>
    send({ type: isCovered ? 'page.cover' : 'page.uncover' }),
  )
  useEffect(() => {
    if (isBusy) attend(true)
    else return watchCovered(document, `#${PROMPT}`, (isCovered) => attend(isCovered))
  }, [isBusy])
  // The customer answers in another tab.
  const hear = useEffectEvent((asked: readonly number[]) => {
    for (const order_id of asked) send({ type: 'prompt.answer', order_id })
  })
  useEffect(() => storage.subscribe('askedReviews', (asked) => hear(asked ?? [])), [storage])

  const [prompt] = snapshot.context.prompts
  if (!prompt || !snapshot.matches({ prompt: 'shown' })) return null
  return <ReviewPromptView prompt={prompt} send={send} />
}

export { ReviewPromptScreen as Screen }
