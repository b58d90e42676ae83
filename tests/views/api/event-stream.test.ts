import { describe, expect, it } from 'vitest'
import { readEvents } from '#api/event-stream.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const streamOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

const eventsOf = async (...chunks: string[]) => {
  const events: { event: string; data: string }[] = []
  for await (const event of readEvents(streamOf(...chunks.map(bytes)))) events.push(event)
  return events
}

describe('a stream of events', () => {
  it('is read by its empty lines, however the network cuts it', async () => {
    expect(
      await eventsOf('event: or', 'der\ndata: {"order_id"', ':1}\n', '\nevent: message\ndata: {}\r\n\r\n'),
    ).toEqual([
      { event: 'order', data: '{"order_id":1}' },
      { event: 'message', data: '{}' },
    ])
  })

  it('keeps letters whole that arrive in two pieces', async () => {
    const sent = bytes('data: طلب\n\n')
    const events: string[] = []
    for await (const { data } of readEvents(streamOf(sent.slice(0, 7), sent.slice(7)))) events.push(data)
    expect(events).toEqual(['طلب'])
  })

  it('joins lines of data, names an unnamed event, and passes over comments and what was cut off', async () => {
    expect(
      await eventsOf('retry: 2000\n\n: still here\n\ndata: one\ndata:two\n\nevent: order\ndata: lost'),
    ).toEqual([{ event: 'message', data: 'one\ntwo' }])
  })

  it('a stream of events counts every sign of life, and closes its connection when its reader stops', async () => {
    let heard = 0
    let closed = false
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes(': still here\n\ndata: 1\n\n')),
      cancel: () => {
        closed = true
      },
    })
    for await (const _ of readEvents(body, () => heard++)) if (heard === 2) break
    expect([heard, closed]).toEqual([2, true])
  })
})
