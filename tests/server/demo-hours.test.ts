import { expect, it } from 'vitest'
import { isOpen } from '#server/rules/opening-hours.ts'
import { branches } from '#server/seed/catalogue/branches.ts'
import { moduleOf } from '#server/seed/catalogue/categories.ts'

const DAYS = [0, 1, 2, 3, 4, 5, 6]
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:30`)

/** Whoever tries the shop, and every test of it, may come in the middle of the shop's night. */
it('a newcomer finds two open stores of every module in every zone at any hour', () => {
  const stores = [...branches({ scale: 1, now: new Date() })].map(({ store }) => store)
  const counters = Map.groupBy(
    stores.filter(({ module_id }) => module_id !== moduleOf('parcel').id),
    ({ module_id, zone_id }) => `module ${module_id}, zone ${zone_id}`,
  )
  const tooQuiet = DAYS.flatMap((weekday) =>
    HOURS.flatMap((time) =>
      [...counters]
        .filter(
          ([, rows]) => rows.filter((row) => row.active && isOpen(row.hours, { weekday, time })).length < 2,
        )
        .map(([counter]) => `${counter}, day ${weekday}, ${time}`),
    ),
  )
  expect(counters.size).toBe(16)
  expect(tooQuiet).toEqual([])
})
