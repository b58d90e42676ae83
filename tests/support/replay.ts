import { isDeepStrictEqual } from 'node:util'
import type { Answering, Driver, Seen } from '#tests/support/driver.ts'
import { markStep } from '#tests/support/failed-step.ts'
import type { Path } from '#tests/support/paths.ts'
import { inline, plain } from '#tests/support/plain.ts'
import type { Step } from '#tests/support/story.ts'
import { findRunning, findTimer, type World } from '#tests/support/world.ts'

/** What the level really showed differs from what the path says. */
class Diverged extends Error {
  override readonly name = 'Diverged'
}

type Moment = Pick<Seen, 'value' | 'status' | 'context' | 'output' | 'asked' | 'heard'>

const aspects = {
  value: ({ value }: Moment) => value,
  status: ({ status }: Moment) => status,
  context: ({ context }: Moment) => context,
  output: ({ output }: Moment) => output,
  asked: ({ asked }: Moment) => asked,
  heard: ({ heard }: Moment) => heard,
  /** Which questions were asked, without their subjects. */
  questions: ({ asked }: Moment) => asked.map(([src]) => src),
  /** Which facts were told, without their subjects; of a problem, its message. */
  news: ({ heard }: Moment) =>
    heard.map(({ type, message, refusal }) =>
      type === 'problem' ? [type, message ?? (refusal as { message: string } | undefined)?.message] : type,
    ),
}

/** What of a moment has to agree; a level that answers with real data compares less than one with stubs. */
export type Agreement = (keyof typeof aspects)[]

/**
 * Performs a path at one level and compares at every rest. Returns the ids of the transitions taken. `rested` is called
 * after each matching step, counted from 1, and with 0 before the first.
 */
export async function replay(
  path: Path,
  driver: Driver,
  agree: Agreement,
  rested?: (step: number) => Promise<unknown>,
): Promise<string[]> {
  try {
    const told = { asked: [] as Seen['asked'], heard: [] as Seen['heard'] }
    let world = path.start
    let seen = await compare(driver, world, told, agree, `at the start, from ${path.from}`)
    await rested?.(0)
    for (const [index, { name, step, sample, world: next }] of path.steps.entries()) {
      try {
        await perform(driver, world, step, sample)
        world = next
        const before = seen.arrows.length
        seen = await compare(driver, world, told, agree, `after step ${index + 1}, ${name}`, before)
        await rested?.(index + 1)
      } catch (error) {
        throw markStep(error, index + 1)
      }
    }
    return seen.arrows
  } finally {
    await driver.stop()
  }
}

async function perform(driver: Driver, world: World, step: Step, sample: number): Promise<void> {
  const who = (of: string, child?: string): Answering => {
    const { src, id } = findRunning(world, of, child)
    return { src, id }
  }
  switch (step.type) {
    case '@done':
      return driver.answered(who(step.of, step.child), step.output, sample)
    case '@refused':
      return driver.refused(who(step.of, step.child), step.error)
    case '@after': {
      const timer = findTimer(world, step.delay)
      return driver.elapsed({ name: timer.name, ms: timer.ms, index: world.timers.indexOf(timer) })
    }
    default:
      return driver.send(step, sample)
  }
}

/**
 * `before` is the number of transitions before the step, so that a transition back to the same state is awaited, too.
 */
async function compare(
  driver: Driver,
  world: World,
  told: Pick<Seen, 'asked' | 'heard'>,
  agree: Agreement,
  when: string,
  before = -1,
): Promise<Seen> {
  told.asked.push(...world.last.asked.map(({ src, input }): [string, unknown] => [src, input]))
  told.heard.push(...world.last.heard)
  const moment = momentOf(world, told)
  const deadline = Date.now() + (driver.patience ?? 0)
  for (;;) {
    const seen = await driver.seen()
    const differs = agree.find((what) => !same(aspects[what](seen), aspects[what](moment)))
    const isBehind = world.last.taken.length > 0 && seen.arrows.length <= before
    if (!differs && !isBehind) return seen
    const left = deadline - Date.now()
    if (left <= 0) {
      if (!differs) throw new Diverged(`${when}: nothing has happened`)
      const [is, should] = [seen, moment].map((each) => inline(aspects[differs](each)))
      throw new Diverged(`${when}: ${differs} is ${is}, and should be ${should}`)
    }
    await driver.changed?.(left)
  }
}

const same = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other))

const momentOf = (
  { snapshot: { value, status, context, output } }: World,
  told: Pick<Seen, 'asked' | 'heard'>,
): Moment => ({
  value,
  status,
  context,
  output,
  ...told,
})
