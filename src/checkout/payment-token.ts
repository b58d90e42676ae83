/**
 * The order a payment page speaks of: `token` is base64 of `payment_method=..&&attribute_id=<order>&&..` (contract.md
 * §2). It is not signed: good for showing a number, never for believing that something was paid.
 */
export function orderOfToken(token: string | null): number | undefined {
  if (!token) return undefined
  try {
    const id = Number(/(?:^|&)attribute_id=(\d+)/.exec(atob(token))?.[1])
    return Number.isSafeInteger(id) && id > 0 ? id : undefined
  } catch {
    return undefined
  }
}
