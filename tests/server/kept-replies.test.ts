import { expect, test, vi } from 'vitest'
import { createReplyKeep } from '#server/contract/kept-replies.ts'

const reply = (text: string) => ({ text, etag: text })

test('makes a reply once for a second, and then anew', async () => {
  using clock = vi.spyOn(performance, 'now')
  clock.mockReturnValue(5_000)
  const keep = createReplyKeep()
  const make = vi.fn(async () => reply(`made ${make.mock.calls.length}`))
  expect((await keep('shelf', make)).text).toBe('made 1')
  clock.mockReturnValue(5_999)
  expect((await keep('shelf', make)).text).toBe('made 1')
  clock.mockReturnValue(6_001)
  expect((await keep('shelf', make)).text).toBe('made 2')
})

test('those who ask while it is being made wait for the same one', async () => {
  const keep = createReplyKeep()
  const make = vi.fn(async () => reply('one'))
  const both = Promise.all([keep('shelf', make), keep('shelf', make)])
  expect(await both).toEqual([reply('one'), reply('one')])
  expect(make).toHaveBeenCalledTimes(1)
})

test('a reply of another key is another reply', async () => {
  const keep = createReplyKeep()
  await keep('shelf', async () => reply('shelf'))
  expect((await keep('rack', async () => reply('rack'))).text).toBe('rack')
})

test('a failure is not kept', async () => {
  const keep = createReplyKeep()
  const failing = keep('shelf', () => Promise.reject(new Error('no database')))
  await expect(failing).rejects.toThrow('no database')
  expect((await keep('shelf', async () => reply('back'))).text).toBe('back')
})

test('the oldest make room when much is kept', async () => {
  const keep = createReplyKeep()
  const large = async () => reply('x'.repeat(20 * 1024 * 1024))
  const make = vi.fn(large)
  await keep('first', make)
  await keep('second', large)
  await keep('third', async () => reply('small'))
  await keep('first', make)
  expect(make).toHaveBeenCalledTimes(2)
})
