import { describe, expect, it } from 'vitest'
import { together } from '#server/db/together.ts'

/** As Drizzle's queries are: asked when they are awaited, each time. */
function query<T>(answer: () => Promise<T>) {
  let asked = 0
  return {
    asked: () => asked,
    // biome-ignore lint/suspicious/noThenProperty: that is what a query is.
    then: <A, B>(done: (value: T) => A, failed: (reason: unknown) => B) => {
      asked++
      return answer().then(done, failed)
    },
  }
}

describe('the queries that a transaction sends at once', () => {
  it('the queries are answered in the order of the list, and each query is sent once', async () => {
    const one = query(async () => 'one')
    expect(await together([one, query(async () => 2), false])).toEqual(['one', 2, false])
    expect(one.asked()).toBe(1)
  })

  it('the call fails with the first failure, when the other queries have ended too', async () => {
    let end = () => {}
    const steps: string[] = []
    const behind = new Promise<void>((resolve) => {
      end = resolve
    }).then(() => {
      steps.push('behind')
      throw new Error('the transaction is aborted')
    })
    const ended = together([behind, fails()]).catch((error: Error) => steps.push(error.message))
    await new Promise((resolve) => setImmediate(resolve))
    expect(steps).toEqual([])
    end()
    await ended
    expect(steps).toEqual(['behind', 'the last piece is sold'])
  })
})

const fails = async () => {
  throw new Error('the last piece is sold')
}
