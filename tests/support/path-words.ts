import type { Titles } from '#machines/titles.ts'
import { type Names, titleIn } from '#src/gallery/titles.ts'
import { arrowOf } from '#src/gallery/transitions.ts'
import { endOf, type Path, type PathStep } from '#tests/support/paths.ts'
import { play } from '#tests/support/play.ts'
import type { Stories } from '#tests/support/story.ts'
import { leaves, type World } from '#tests/support/world.ts'

export type Language = Exclude<Names, 'code'>

/** What testers read of a flow: its titles, and the sentences of its stories. */
export type FlowWords = {
  name: string
  titles: Titles | undefined
  /** The sentences of the stories, by the id of the last transition that each takes. */
  sentences: ReadonlyMap<string, readonly string[]>
}

/** The words of a flow with these stories. A story that breaks proves nothing. */
export function flowWords(name: string, titles: Titles | undefined, stories: readonly Stories[]): FlowWords {
  const sentences = new Map<string, string[]>()
  for (const { machine, stories: told } of stories)
    for (const [sentence, story] of Object.entries(told))
      for (const id of lastOf(() => play(machine, story).taken.map((taken) => arrowOf(taken).id)))
        sentences.set(id, [...(sentences.get(id) ?? []), sentence])
  return { name, titles, sentences }
}

function lastOf(work: () => string[]): string[] {
  try {
    return work().slice(-1)
  } catch {
    return []
  }
}

export const flowTitle = ({ name, titles }: FlowWords, language: Language): string =>
  titleIn(language, titles?.flow, name)

/** What a person or the world does in a step. An event that the flow ignores has a title when others of its kind have one. */
export function actionIn(
  { titles }: FlowWords,
  { name, step, arrows }: PathStep,
  language: Language,
): string {
  const title = titles?.events[arrows[0]?.event ?? step.type]
  return titleIn(language, title, name)
}

/** Where the flow is, as titles of its active states. */
export const stateIn = ({ titles }: FlowWords, { snapshot }: World, language: Language): string =>
  leaves(snapshot)
    .map((id) => titleIn(language, titles?.states[id], id))
    .join(' + ')

export const pathTitle = (words: FlowWords, path: Path): string =>
  `from ${path.from} to ${stateIn(words, endOf(path), 'en')}`

/** The stories that end with a transition of this step. */
export const provenBy = ({ sentences }: FlowWords, { arrows }: PathStep): string[] => [
  ...new Set(arrows.flatMap(({ id }) => sentences.get(id) ?? [])),
]

/** High: nothing is refused and nothing waits, the way that most customers take. Medium: something is refused. Low: the rest. */
export function priorityOf({ steps }: Path): 'High' | 'Medium' | 'Low' {
  const has = (type: string) => steps.some(({ step }) => step.type === type)
  if (has('@refused')) return 'Medium'
  return has('@after') ? 'Low' : 'High'
}
