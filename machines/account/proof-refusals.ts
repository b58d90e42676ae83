import type { DoneActorEvent, EventObject } from 'xstate'
import { type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import type { OwnerProof, ProveOwnerOutcome } from './prove-owner.machine.ts'

const ofProofs: readonly string[] = ['current_password', 'otp', 'otp_block_time', 'confirmation']

/** Whether the server wants the owner to prove it, for the first time or again (docs/contract.md §2 Profile). */
export const asksForProof = (error: unknown): boolean =>
  serverRefusals(error).some(({ code }) => ofProofs.includes(code))

/** What was wrong with the proof; that one is needed is no mistake of the customer. */
export const proofRefusals = (error: unknown): readonly ServerRefusal[] =>
  serverRefusals(error).filter(({ code }) => code !== 'confirmation')

/** The proof that `proveOwner` just brought; none when the state began otherwise. */
export const proofsIn = (event: EventObject): readonly OwnerProof[] => {
  const { output } = event as Partial<DoneActorEvent<ProveOwnerOutcome>>
  return output?.type === 'proven' ? [output.proof] : []
}
