/** What was taken of one machine, at each level where its paths ran. */
export type CoveredFlow = {
  name: string
  states: number
  transitions: number
  levels: CoveredLevel[]
  paths: { title: string; steps: CoveredStep[] }[]
}

export type CoveredStep = {
  name: string
  /** Ids of the states after the step, and of the arrows that it took. */
  states: string[]
  arrows: string[]
  /** One for each language and look (`ar-phone-dark`), where the browser took them. */
  pictures: { look: string; address: string }[]
}

export type CoveredLevel = {
  level: string
  /** False for a flow without a screen in the browser. */
  isOwn: boolean
  /** Ids of arrows, how many of the machine's and how much of all that is, and how the paths went; none when they never ran there. */
  covered:
    | { taken: string[]; count: number; percent: number; failures: string[]; seconds: number }
    | undefined
  /** Pairs of consecutive transitions; none when they were never all tried there. */
  pairs: { met: number; all: number } | undefined
  /** Arrows that nothing can trigger at this level, with the reason. */
  unseen: Record<string, string>
}
