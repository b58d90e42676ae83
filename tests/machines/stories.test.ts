import { describe, it } from 'vitest'
import { discoverFlows } from '#tests/support/discover.ts'
import { judge } from '#tests/support/judge.ts'
import { isWanted } from '#tests/support/wanted.ts'

/** The stories of every flow of the product. `-t cart` runs those of one. */
for (const { name, stories, broken } of await discoverFlows(isWanted))
  describe(name, () => {
    it('can be read', () => {
      if (broken) throw broken
    })

    for (const told of stories)
      for (const [sentence, story] of Object.entries(told.stories))
        it(sentence, () => void judge(told.machine, story))
  })
