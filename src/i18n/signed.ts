const RTL_ISOLATE = '\u2067'
const LTR_MARK = '\u200e'

/** An amount with its sign at the number, also where the currency follows it from right to left. */
export const signed = (sign: '+' | '−', amount: string): string =>
  amount.startsWith(RTL_ISOLATE)
    ? `${RTL_ISOLATE}${LTR_MARK}${sign}${amount.slice(RTL_ISOLATE.length)}`
    : `${sign}${amount}`
