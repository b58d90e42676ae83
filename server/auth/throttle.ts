import { ApiError } from '#server/api-error.ts'

export type Throttle = {
  /** Refuses with 429 when this name has failed too often lately. */
  check: (name: string, now: Date) => void
  fail: (name: string, now: Date) => void
  forget: (name: string) => void
}

/** Counts failed tries per name, so that a password cannot be found by trying; a success forgets them. */
export function createThrottle({ tries, minutes }: { tries: number; minutes: number }): Throttle {
  const failures = new Map<string, number[]>()
  const recent = (name: string, now: Date) =>
    (failures.get(name) ?? []).filter((time) => time > now.getTime() - minutes * 60_000)
  return {
    check(name, now) {
      const times = recent(name, now)
      if (times.length < tries) return
      const seconds = Math.ceil((times[0]! + minutes * 60_000 - now.getTime()) / 1000)
      throw new ApiError(429, tooMany, { 'retry-after': String(seconds) })
    },
    fail(name, now) {
      failures.set(name, [...recent(name, now), now.getTime()])
      if (failures.size > 10_000)
        for (const known of failures.keys()) if (!recent(known, now).length) failures.delete(known)
    },
    forget: (name) => void failures.delete(name),
  }
}

const tooMany = {
  code: 'too_many_requests',
  message: { en: 'Too many attempts. Please wait a moment.', ar: 'محاولات كثيرة جدًا. يُرجى الانتظار قليلًا.' },
}
