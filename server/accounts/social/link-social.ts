import type { FreshProof } from '#openapi/generated/server.ts'
import type { Context } from '#server/contract/handlers.ts'
import type { Customer } from '#server/identity/principal.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Services } from '#server/wiring/services.ts'
import { asFreshOwner } from '../prove-fresh.ts'
import { linkIdentity } from './accounts.ts'
import type { SocialIdentity } from './id-token.ts'

type Asking = Pick<Context<Services, Customer>, 'services' | 'principal' | 'network'>

/** Links an identity to the signed-in customer, after a proof of the owner; refuses an identity of another customer. */
export const linkSocial = (asking: Asking, identity: SocialIdentity, given: FreshProof): Promise<void> =>
  asFreshOwner(asking, given, async (tx, { id }) => {
    if (!(await linkIdentity(tx, identity, id, asking.services.now()))) throw refuse('social taken')
  })
