import { answer } from '#api/answer.ts'
import type { CodeProof, EarlierCode, SentCode } from '#machines/account/enter-code.machine.ts'
import { enterCodeMachine, enterCodePorts } from '#machines/account/enter-code.machine.ts'
import { hasCode, retryAfter, serverRefusals } from '#machines/rules/refusal.ts'
import type { CodeSent } from '#openapi/generated/client.ts'
import { connectCountdown } from '#src/shared/countdown/countdown.ports.ts'

export type Clock = { now: () => number }

/** Both calls of one kind of code; `recipient` is a phone number or an e-mail address. */
export type CodeCalls = {
  send: (recipient: string, signal: AbortSignal) => Promise<CodeSent>
  check: (recipient: string, code: string, signal: AbortSignal) => Promise<CodeProof>
  /** Called with each code that was sent, now or a moment ago. */
  recordCode?: ((recipient: string, code: EarlierCode) => void) | undefined
}

/** Connects a code to the calls that send and check it and to the clock that says when another can be asked for. */
export const connectEnterCode = (clock: Clock, { send, check, recordCode }: CodeCalls) =>
  enterCodeMachine.provide({
    actors: {
      countdown: connectCountdown(clock),
      sendCode: answer(enterCodePorts.sendCode, async ({ recipient }, signal) => {
        const sent = await send(recipient, signal).then(
          (reply) => asSent(reply, clock.now()),
          (error: unknown) => asHeld(error, clock.now()),
        )
        if (sent.type !== 'blocked')
          recordCode?.(recipient, { resend_at: sent.resend_at, good_for: sent.good_for })
        return sent
      }),
      checkCode: answer(enterCodePorts.checkCode, ({ recipient, code }, signal) =>
        check(recipient, code, signal),
      ),
    },
  })

const asSent = ({ message, resend_in, expires_in }: CodeSent, now: number): SentCode => ({
  type: 'sent',
  message,
  resend_at: now + resend_in * 1000,
  good_for: expires_in * 1000,
})

/** Seconds between two codes (docs/contract.md §2 Auth); a longer wait means that there were too many. */
const PAUSE = 60

/** Seconds that a code lives at most (docs/contract.md §2 Auth). */
const LIFE = 600

/** docs/contract.md §1: 405 `otp_block_time`, with the seconds to wait where the backend says them. */
function asHeld(error: unknown, now: number): SentCode {
  if (!hasCode(error, 405, 'otp_block_time')) throw error
  const wait = retryAfter(error)
  const resend_at = now + (wait ?? 0) * 1000
  if (wait !== undefined && wait <= PAUSE)
    return { type: 'held', resend_at, good_for: (LIFE - PAUSE + wait) * 1000 }
  return { type: 'blocked', message: serverRefusals(error)[0]!.message, resend_at }
}
