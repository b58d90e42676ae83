import { randomUUID } from 'node:crypto'
import { BroadcastChannel as NodeChannel } from 'node:worker_threads'
import { timeoutManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { drawingStandIn } from '#tests/support/drawing-stand-in.ts'

// Parts that come late are really fetched: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 5_000 })

const file = randomUUID()

/** The document lacks channels. Node's reach every thread of the process, so the name keeps the files apart. */
class Channel extends NodeChannel {
  constructor(name: string) {
    super(`${file} ${name}`)
    this.unref()
  }
}
Object.assign(globalThis, { BroadcastChannel: Channel }, drawingStandIn)

/** After so long the cache forgets what no screen reads. */
const UNREAD_MS = 300_000

/**
 * After a file, the document breaks off the requests under way and waits for every timer. A read that is broken off would
 * begin the timer of an unread answer, and the run would stand still for five minutes.
 */
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, ms) => (ms < UNREAD_MS ? setTimeout(callback, ms) : 0),
  clearTimeout: (id) => clearTimeout(id as number),
  setInterval: (callback, ms) => setInterval(callback, ms),
  clearInterval: (id) => clearInterval(id as number),
})

afterEach(cleanup)
