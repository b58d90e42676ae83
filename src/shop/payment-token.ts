import type { FundReturn } from '#machines/fund-return.machine.ts'

/**
 * The order a payment page speaks of: `token` is base64 of `payment_method=..&&attribute_id=<order>&&..` (docs/contract.md
 * §2). It is not signed: good for showing a number, never for believing that something was paid.
 */
export function orderOfToken(token: string | null): number | undefined {
  const id = Number(partOf(token, 'attribute_id'))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/**
 * What the address of the wallet says of money that was to be added; undefined when nobody comes back from a gateway.
 * Some backends append to an address that has a query with another `?` (docs/contract.md §2).
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
