export type Visibility = 'shown' | 'hidden'

/** Whether anybody can see the page; work that repeats rests while it is hidden. */
export const createVisibility = (document: Document) => {
  const read = (): Visibility => (document.visibilityState === 'hidden' ? 'hidden' : 'shown')
  return {
    read,
    subscribe(listener: (visibility: Visibility) => void): () => void {
      const changed = () => listener(read())
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
  }
}
