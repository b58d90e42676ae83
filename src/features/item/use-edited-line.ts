import { useHistoryState } from 'wouter/use-browser-location'
import { openOverlay } from '#src/navigation/overlay.ts'

type Entry = { cart_id?: number } | null

/** The line of the cart that this page was opened for: its history entry says so, never its address, which is shared. */
export const useEditedLine = (): number | undefined => useHistoryState<Entry>()?.cart_id

/** Who came from the cart goes back to it, and finds the page as anybody else below it. */
export function backToCart(): void {
  const { cart_id: _, ...entry } = window.history.state as NonNullable<Entry>
  window.history.replaceState(entry, '', window.location.href)
  openOverlay({ name: 'cart' })
}
