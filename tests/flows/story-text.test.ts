import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { Simulation } from '#src/gallery/page/simulation.ts'
import { choose, simulate } from '#src/gallery/page/simulation.ts'
import { storyText } from '#src/gallery/page/story-text.ts'
import { discoverFlows } from '#tests/support/discover.ts'
import { judge } from '#tests/support/judge.ts'
import { coveringPaths } from '#tests/support/paths.ts'
import { after, done, ignored, refused, type Story } from '#tests/support/story.ts'

/** The text as TypeScript reads it. */
function told(text: string, coordinator: unknown): Story {
  const words = { after, coordinator, done, expect, ignored, refused, ApiError }
  const table = new Function(...Object.keys(words), `return {${text}}`)(...Object.values(words))
  return Object.values<Story>(table)[0]!
}

/** The sample that stands for the parent of a part; a story calls it `coordinator` whichever it is. */
const coordinatorIn = (input: unknown) =>
  typeof input === 'object' && input !== null && 'coordinator' in input ? input.coordinator : undefined

for (const { name, models } of await discoverFlows())
  describe(name, () => {
    for (const model of models)
      coveringPaths(model).paths.forEach((path, index) => {
        it(`path ${index + 1}, copied from the gallery as a story, holds`, () => {
          const played = path.steps.reduce<Simulation>(
            (simulation, { world, ...step }) => choose(simulation, { ...step, next: world }),
            simulate(model, path.from),
          )
          const story = told(storyText(played), coordinatorIn(model.inputs[path.from]))
          expect(story.when).toHaveLength(path.steps.length)
          judge(model.machine, story)
        })
      })
  })
