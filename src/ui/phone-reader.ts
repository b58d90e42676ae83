type ReadPhone = (text: string, country: string) => string | undefined

let read: ReadPhone | undefined
const waiting = new Set<() => void>()

/** The plan of every country's numbers is large: it is loaded when a customer enters the field. */
export const fetchPhoneReader = async (): Promise<void> => {
  if (read) return
  read = (await import('./phone-of.ts')).phoneOf
  for (const tell of waiting) tell()
}

/** `undefined` until the chunk arrives; then the server alone knows which numbers there are. */
export const phoneReader = (): ReadPhone | undefined => read

/** Tells when the chunk arrives; returns how to stop listening. */
export const onPhoneReader = (tell: () => void): (() => void) => {
  waiting.add(tell)
  return () => waiting.delete(tell)
}
