type ReadPhone = (text: string, country: string) => string | undefined

let read: ReadPhone | undefined

/** The plan of every country's numbers is large: it is loaded when a customer enters the field. */
export const fetchPhoneReader = async (): Promise<void> => {
  read ??= (await import('./phone-of.ts')).phoneOf
}

/** `undefined` until the chunk arrives; then the server alone knows which numbers there are. */
export const phoneReader = (): ReadPhone | undefined => read
