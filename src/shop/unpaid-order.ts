import type { AppStorage } from '#browser/storage.ts'

/** Forgets this order as the one that waits to be paid; another order may wait by now, and stays. */
export function forgetUnpaid(storage: AppStorage, order_id: number): void {
  if (storage.read('unpaidOrder')?.order_id === order_id) storage.remove('unpaidOrder')
}
