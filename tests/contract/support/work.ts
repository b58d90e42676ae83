import { createHook } from 'node:async_hooks'
import { vi } from 'vitest'
import { PipelinedClient } from '#server/db/engine/pipelined-client.ts'

/** What a request makes the server do: its statements in their order, and how many secrets it hashes. */
export type Work = { statements: string[]; hashes: number }

/** Any moment the relay looks for news, in a transaction of its own. */
const ofRelay = /^(begin|commit)|"outbox"/

/** Counts the work of one act while nothing else is asked. */
export async function workOf(act: () => Promise<unknown>): Promise<Work> {
  const work: Work = { statements: [], hashes: 0 }
  const hashing = createHook({
    init: (_, type) => {
      if (type === 'ARGON2REQUEST') work.hashes++
    },
  })
  const { query } = PipelinedClient.prototype
  const asking = vi.spyOn(PipelinedClient.prototype, 'query').mockImplementation(function (
    this: PipelinedClient,
    ...asked: [{ text: string }]
  ) {
    const [{ text }] = asked
    if (!ofRelay.test(text)) work.statements.push(text)
    return query.apply(this, asked)
  })
  hashing.enable()
  try {
    await act()
  } finally {
    hashing.disable()
    asking.mockRestore()
  }
  return work
}
