import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { claimAccountMachine } from '#machines/account/claim-account.machine.ts'
import type { socialSignInMachine } from '#machines/account/social-sign-in.machine.ts'
import type { Config } from '#openapi/generated/client.ts'
import type { Child } from '#src/flow/use-child.ts'

export type SocialReturnProps = {
  snapshot: SnapshotFrom<typeof socialSignInMachine>
  send: (event: EventFromLogic<typeof socialSignInMachine>) => void
  /** Runs while the customer proves to own an account. */
  claim: Child<typeof claimAccountMachine> | undefined
  /** Of the medium; empty where the tab does not know it. */
  name: string
  config: Config
}
