import type { FundReturn } from '#machines/account/fund-return.machine.ts'

/**
 * The order of a payment page: `token` is base64 of `payment_method=..&&attribute_id=<order>&&..` (docs/contract.md §2).
 * The token is not signed: it may name the order on screen and never proves a payment.
 */
export function orderOfToken(token: string | null): number | undefined {
  const id = Number(partOf(token, 'attribute_id'))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/**
 * The result of adding money, from the address of the wallet; undefined unless the customer returns from a gateway.
 * Some backends append it with a second `?` to an address that has a query string (docs/contract.md §2).
 */
export function fundReturnOf(search: string): FundReturn | undefined {
  const query = new URLSearchParams(search.replace('?', '&'))
  const flag = query.get('flag')
  const reference = partOf(query.get('token'), 'transaction_reference')
  if (!reference || (flag !== 'success' && flag !== 'fail' && flag !== 'cancel')) return undefined
  return { flag, reference }
}

function partOf(token: string | null, name: string): string | undefined {
  if (!token) return undefined
  try {
    const parts = atob(token.replaceAll(' ', '+')).split('&&')
    return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
  } catch {
    return undefined
  }
}
