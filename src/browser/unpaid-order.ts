/** The order that this browser placed last and that waits to be paid; a guest has no list of orders to find it in. */
export type KeptUnpaid = { order_id: number; guest_id: string | null }

const KEY = 'souk.unpaidOrder'

export function readUnpaid(window: Window): KeptUnpaid | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepUnpaid(window: Window, unpaid: KeptUnpaid): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(unpaid))
  } catch {
    // Without storage only the reminder is missing: the payment page has the order in its address.
  }
}

/** Another order may wait by now: that one stays. */
export function forgetUnpaid(window: Window, order_id: number): void {
  if (readUnpaid(window)?.order_id !== order_id) return
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // Blocked storage keeps nothing, so there is nothing left to forget.
  }
}

/** Calls the listener when another tab kept or forgot an order; returns how to stop. */
export function onUnpaidElsewhere(window: Window, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === KEY && listener()
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

const isKept = (value: unknown): value is KeptUnpaid =>
  typeof value === 'object' &&
  value !== null &&
  'order_id' in value &&
  Number.isSafeInteger(value.order_id) &&
  'guest_id' in value &&
  (value.guest_id === null || typeof value.guest_id === 'string')
