export type Day<Row> = { day: string; rows: Row[] }

/** Rows under the day they were created on, in their order; `dayOf` writes the day in the shop's time zone. */
export function byDay<Row extends { created_at: string }>(
  rows: readonly Row[],
  dayOf: (moment: string) => string,
): Day<Row>[] {
  const days: Day<Row>[] = []
  for (const row of rows) {
    const day = dayOf(row.created_at)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days
}
