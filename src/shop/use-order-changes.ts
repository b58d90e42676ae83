import { useEffect, useEffectEvent } from 'react'
import { createVisibility } from '#browser/visibility.ts'
import { onOrder } from './order-news.ts'

/**
 * Calls `onChange` when an order may have changed: the event stream reports it, the page is shown again, or the browser is
 * online again. With `order_id` only reports of that order count, and its page needs no toast about them.
 */
export function useOrderChanges(onChange: () => void, order_id?: number): void {
  const look = useEffectEvent(onChange)
  useEffect(() => {
    const visibility = createVisibility(document)
    const stops = [
      onOrder((news) => {
        const isShown = news.order_id === order_id
        if (isShown || order_id === undefined) look()
        return isShown
      }),
      visibility.subscribe(() => visibility.read() === 'shown' && look()),
    ]
    const again = () => look()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      for (const stop of stops) stop()
    }
  }, [order_id])
}
