import { expect, it } from 'vitest'
import { isOpen } from '#server/rules/opening-hours.ts'
import { branches } from '#server/seed/catalogue/branches.ts'
import { moduleOf } from '#server/seed/catalogue/categories.ts'

const DAYS = [0, 1, 2, 3, 4, 5, 6]
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:30`)
const ZONES = [1, 2, 3, 4]
const modules = (['food', 'grocery', 'pharmacy', 'ecommerce'] as const).map(moduleOf)

/** A visitor, and every test, may come in the middle of the shop's night. */
it('a newcomer finds two open stores of every module in every zone at any hour', () => {
  const stores = [...branches({ scale: 1, now: new Date() })].map(({ store }) => store)
  for (const { id, type } of modules)
    for (const zone of ZONES) {
      const near = stores.filter((store) => store.active && store.module_id === id && store.zone_id === zone)
      for (const weekday of DAYS)
        for (const time of HOURS) {
          const open = near.filter(({ hours }) => isOpen(hours, { date: '', weekday, time }))
          expect(open.length, `${type}, zone ${zone}, day ${weekday}, ${time}`).toBeGreaterThanOrEqual(2)
        }
    }
})
