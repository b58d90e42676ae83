import { describe, expect, it } from 'vitest'
import { basketMachine } from '#tests/support/fixtures/basket.machine.ts'
import { basketStories } from '#tests/support/fixtures/basket.stories.ts'
import { judge } from '#tests/support/judge.ts'
import { at, done, ignored, type Story } from '#tests/support/story.ts'

const line = { store_id: 1, quantity: 2 }
const lines = [{ id: 8, store_id: 1, quantity: 2 }]
const added: Story<typeof basketMachine> = {
  input: { line, cart: [] },
  when: [done('addToCart', lines)],
  ends: 'added',
  output: { type: 'added', lines },
}
const judged = (change: Partial<Story<typeof basketMachine>>) => () =>
  judge(basketMachine, { ...added, ...change } as Story)

describe('a story', () => {
  for (const [sentence, story] of Object.entries(basketStories.stories))
    it(sentence, () => void judge(basketMachine, story as Story))

  it('breaks when it ends somewhere else', () => {
    expect(judged({ ends: 'replaced' })).toThrow('where it ends')
  })
  it('breaks when the world was asked something else', () => {
    expect(judged({ asked: [['addToCart', { ...line, quantity: 1 }]] })).toThrow('what the world was asked')
    expect(judged({ asked: [] })).toThrow('what the world was asked')
  })
  it('breaks when it does not say what was decided', () => {
    expect(judged({ output: undefined })).toThrow('what was decided')
  })
  it('breaks when a fact is emitted that it does not tell', () => {
    const failed = basketStories.stories['says so when the shop refuses']!
    expect(() => judge(basketMachine, { ...failed, heard: undefined } as Story)).toThrow('what was heard')
  })
  it('a story breaks when a port answers that was not asked', () => {
    expect(judged({ when: [done('clearCart')] })).toThrow('"clearCart" cannot answer: it was not asked')
  })
  it('breaks when the machine does nothing about an event', () => {
    expect(judged({ when: [{ type: 'clear.accept' }] })).toThrow('did nothing about it')
  })
  it('breaks when the machine does something about an event it should ignore', () => {
    const input = { line, cart: [{ id: 7, store_id: 9, quantity: 1 }] }
    expect(judged({ input, when: [ignored({ type: 'clear.accept' })] })).toThrow('did something about it')
  })
  it('breaks when it goes on after the end', () => {
    expect(judged({ when: [done('addToCart', lines), { type: 'clear.accept' }] })).toThrow('already over')
  })
  it('breaks when the machine is more or less busy than it says', () => {
    expect(judged({ when: [at('adding', ['busy']), done('addToCart', lines)] })).not.toThrow()
    expect(judged({ when: [at('adding', []), done('addToCart', lines)] })).toThrow('the machine is busy')
    expect(judged({ when: [done('addToCart', lines), at('added', ['busy'])] })).toThrow('is untagged')
  })
  it('breaks when its context is another', () => {
    expect(judged({ context: { line: { quantity: 9 } } })).toThrow('what is remembered')
  })
})
