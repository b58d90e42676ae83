import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Toast } from '#src/core/toasts.ts'
import { everyFault, type Fault, faults } from '#tests/support/faults.ts'

type Form = {
  /** The gesture that sends the form. */
  send: (fault: Fault) => Promise<unknown>
  /** What the customer typed or chose is still there: while no answer comes, and after the fault. */
  isSaved: () => unknown
  /** What the page says is wrong. */
  says: () => string
  /** Toasts of the shop, which say it too. */
  said?: readonly Toast[]
  /** The page says the same of a refusal as of no answer. */
  isWordedAlike?: boolean
}

/** A refusal is said in its words, and no answer in other words. */
const refused: Partial<Record<Fault, RegExp>> = {
  'too many requests': /Too many/,
  'a refusal of no field': /Check the form/,
}
const unanswered = /^(?!.*(Too many|Check the form)).*\w/s

/**
 * A call that is answered with one fault after the other, and well once all have come. Each fault comes late: first the form
 * waits for an answer.
 */
export function faultyCall(well: (body: unknown) => unknown) {
  let coming: Fault | undefined
  let come: (() => void) | undefined
  const answer = async (_: URL, body: unknown) => {
    if (!coming) return well(body)
    const reply = faults[coming]
    await new Promise<void>((resolve) => {
      come = resolve
    })
    if (!('cut' in reply))
      return new Response(reply.body, {
        status: reply.status,
        headers: { 'content-type': reply.contentType },
      })
    if (reply.cut === 'timedout') throw new DOMException('signal timed out', 'TimeoutError')
    throw new TypeError('Failed to fetch')
  }
  const throughFaults = async ({ send, isSaved, says, said = [], isWordedAlike }: Form) => {
    for (const fault of everyFault) {
      coming = fault
      come = undefined
      const heard = said.length
      await send(fault)
      await waitFor(() => expect(come, `the form is sent before ${fault}`).toBeDefined())
      await isSaved()
      come!()
      await waitFor(() => {
        const toasts = said.slice(heard).map(({ text }) => text)
        expect([says(), ...toasts].join(' ')).toMatch(
          (isWordedAlike ? undefined : refused[fault]) ?? unanswered,
        )
      })
      await isSaved()
    }
    coming = undefined
  }
  return { answer, throughFaults }
}
