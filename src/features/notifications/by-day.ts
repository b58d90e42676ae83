export type Day<Row> = { day: string; rows: Row[] }

/** Rows under the day of their moment, in their order; `dayOf` writes that day in the shop's time zone. */
export function byDay<Row>(rows: readonly Row[], dayOf: (row: Row) => string): Day<Row>[] {
  const days: Day<Row>[] = []
  for (const row of rows) {
    const day = dayOf(row)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days
}
