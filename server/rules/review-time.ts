const DAY = 24 * 60 * 60_000

/** When a review can no longer be changed, `days` after it was written; null once that moment has come. */
export function editableUntil(created_at: Date, days: number, now: Date): Date | null {
  const end = new Date(created_at.getTime() + days * DAY)
  return now < end ? end : null
}
