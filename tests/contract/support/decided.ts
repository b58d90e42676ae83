import { settings } from '#server/db/schema.ts'
import type { ShopSettings } from '#server/db/shapes.ts'
import type { Services } from '#server/wiring/services.ts'

/** The shop as its owner decides now, until the end of the block. */
export async function decided({ services }: { services: Services }, changes: Partial<ShopSettings>) {
  const { settings: known } = await services.reference()
  const before = { ...known }
  const write = async (now: Partial<ShopSettings>) => {
    Object.assign(known, now)
    await services.db.update(settings).set({ value: { ...known } })
  }
  await write(changes)
  return { [Symbol.asyncDispose]: () => write(before) }
}
