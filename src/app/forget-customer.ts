import type { QueryClient } from '@tanstack/react-query'
import { leavePush } from '#browser/web-push.ts'
import type { Shop } from '#src/core/shop.ts'

/**
 * The token goes with the session, the cart with its owner; everything read as this customer is forgotten, and this browser
 * receives no more push messages.
 */
export function forgetCustomer({ actors }: Pick<Shop, 'actors'>, queries: QueryClient, page: Window): void {
  // Signing out does not wait for this: the server forgets the browser with the token, or at the push service's next
  // answer.
  leavePush(page).catch(() => {})
  actors.session.send({ type: 'signed.out' })
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getConfig' })
}
