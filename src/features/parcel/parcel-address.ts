import type { Again } from '#src/navigation/send-again-path.ts'

/** The old order that an address names; null where it names none. */
export const againIn = (search: string): Again | null => {
  const params = new URLSearchParams(search)
  for (const way of ['again', 'back'] as const) {
    const order_id = Number(params.get(way))
    if (Number.isSafeInteger(order_id) && order_id > 0) return { order_id, way }
  }
  return null
}

/** The kind that an address names; null where it names none. */
export const categoryIn = (search: string): number | null => {
  const id = Number(new URLSearchParams(search).get('id'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
