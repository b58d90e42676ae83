/** Minutes since midnight of `HH:mm` or `HH:mm:ss`. */
export const minuteOfDay = (time: string): number => {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/**
 * Is `now` (minutes since midnight on the shop's clock) inside the window, both ends included? A window may run
 * across midnight; without ends it is the whole day.
 */
export const isOpenAt = (now: number, starts: string | null, ends: string | null): boolean => {
  if (!starts || !ends) return true
  const [from, to] = [minuteOfDay(starts), minuteOfDay(ends)]
  return from <= to ? from <= now && now <= to : from <= now || now <= to
}
