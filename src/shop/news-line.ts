export type NewsLine<News> = {
  /** Passes news on; true when somebody shows it already. */
  tell: (news: News) => boolean
  /** Calls back for all news; the listener says whether the customer sees it. Returns how to stop listening. */
  on: (listener: (news: News) => boolean) => () => void
}

/** From whoever hears of something to whoever shows it. */
export function newsLine<News>(): NewsLine<News> {
  const listeners = new Set<(news: News) => boolean>()
  return {
    tell: (news) => [...listeners].map((listener) => listener(news)).some(Boolean),
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
