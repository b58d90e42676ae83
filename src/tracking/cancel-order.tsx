import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { errorText } from '#src/shop/error-text.ts'
import { useShop } from '#src/shop/shop.ts'
import { CancelOrderView } from './cancel-order.view.tsx'
import { connectCancelOrder } from './tracking.ports.ts'

/** Asks why, cancels, and says what the shop answered; its existence is the dialog's (docs/spec.md §2). */
export function CancelOrder({ order_id, onEnd }: { order_id: number; onEnd: () => void }) {
  const words = useWords()
  const { api, actors, toasts } = useShop()
  const [machine] = useState(() => connectCancelOrder(api, actors.session))
  const ref = useActorRef(machine, { input: { order_id } })
  const snapshot = useSelector(ref, (current) => current)

  const finish = useEffectEvent(() => {
    const { output } = ref.getSnapshot()
    if (output?.type === 'canceled') toasts.show({ kind: 'success', text: output.message })
    onEnd()
  })
  const refuse = useEffectEvent((error: unknown) =>
    toasts.show({ kind: 'error', id: 'error', text: errorText(error, words) }),
  )
  useEffect(() => {
    const stops = [
      ref.subscribe({ complete: () => finish() }),
      ref.on('problem', ({ error }) => refuse(error)),
    ]
    return () => {
      for (const { unsubscribe } of stops) unsubscribe()
    }
  }, [ref])

  return <CancelOrderView snapshot={snapshot} send={ref.send} />
}
