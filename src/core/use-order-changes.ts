import { useEffect, useEffectEvent } from 'react'
import { createVisibility } from '#browser/visibility.ts'
import { onOrder } from './order-news.ts'

type About = {
  /** The order that is on show: reports of it need no toast. */
  shows?: number | undefined
  /** Reports of other orders do not count. */
  only?: boolean
}

/**
 * Calls `onChange` when an order may have changed: the event stream reports it, the page is shown again, or the browser is
 * online again.
 */
export function useOrderChanges(onChange: () => void, { shows, only = false }: About = {}): void {
  const look = useEffectEvent(onChange)
  useEffect(() => {
    const visibility = createVisibility(document)
    const stops = [
      onOrder((update) => {
        const isShown = update.order_id === shows
        if (isShown || !only) look()
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
  }, [shows, only])
}
