import { deliverMessages } from '#server/settlement/sandbox-messages.ts'
import type { Cashier } from '#server/settlement/settle.ts'
import { type Repeated, repeat } from '#server/time/repeat.ts'

export type MessageOptions = Cashier & { onError: (error: unknown) => void }

const EVERY = 1_000

/** Sends what the sandbox has to say, as a gateway calls the shop's webhook: late, twice, or after the browser is gone. */
export const sendSandboxMessages = (options: MessageOptions): Repeated =>
  repeat(EVERY, () => deliverMessages(options), options.onError)
