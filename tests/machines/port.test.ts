import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { pushPorts } from '#machines/app/push.machine.ts'
import { port } from '#machines/port.ts'

/** A port without a connection is an error and never a silent wait. */
describe('a forgotten connection', () => {
  it('refuses the question', async () => {
    const question = createActor(port<string>('listCart'))
    const answer = toPromise(question)
    question.start()
    await expect(answer).rejects.toThrow('Port "listCart" is not connected')
  })

  it('breaks the line of live events', async () => {
    const line = createActor(pushPorts.streamEvents)
    const end = toPromise(line)
    line.start()
    await expect(end).rejects.toThrow('Port "streamEvents" is not connected')
  })
})
