import { isDeepStrictEqual } from 'node:util'
import type { PageFlow } from '#tests/support/page-flow.ts'
import { type AtRest, type Follows, type ToldOf, WATCHED } from '#tests/support/told.ts'
import type { World } from '#tests/support/world.ts'

/** What the whole app shows and did since the last step. */
type App = {
  /** Toasts that appeared, and those on show. */
  says: [kind: string, text: string][]
  shown: [kind: string, text: string][]
  readsAgain: string[]
  forgets: string[]
  asks: string[]
  tellsTabs: string[]
  goes: string
  over: string | null
  /** When the page was loaded. */
  age: number
}

type Options = {
  told: ToldOf
  flow: PageFlow
  /** Where the path began, and the live shop around it. */
  about: Omit<AtRest<never>, 'fact' | 'by'>
  /** Milliseconds the app has for everything that follows. */
  patience: number
}

/** The order that a flow is about, by its id; 0 for a flow about something else. */
function orderOf(input: unknown): number {
  const { order_id, order } = (input ?? {}) as { order_id?: number; order?: { id: number } }
  return order_id ?? order?.id ?? 0
}

/** Compares what the app did about a step with what the specification says. */
export function toldOracle({ told, flow, about, patience }: Options) {
  let before: App | undefined
  /** Toasts of earlier steps: the test may notice late that one replaced another. */
  const earlier: Says[] = []

  const look = async (): Promise<App> => {
    const { reads, ...now } = await flow.hands('appNow')
    const { says, asks, tellsTabs } = flow.doings()
    const keysOf = (state: string) => reads.filter((read) => read.state === state).map(({ key }) => key)
    return {
      ...now,
      says,
      asks: asks.filter((name) => APP_QUESTIONS.includes(name) && !told.own.includes(name)),
      tellsTabs,
      readsAgain: keysOf('stale'),
      forgets: keysOf('gone'),
    }
  }

  const agree = async (when: string, start: App, expected: Follows[]) => {
    const deadline = Date.now() + patience
    for (;;) {
      // While the page is loaded again there is nothing to look at.
      const now = await look().catch(() => undefined)
      const differs = now ? differenceOf(now, start, expected, earlier) : 'the page does not come'
      if (!differs) return
      if (Date.now() > deadline) throw new Error(`${when}: ${differs}`)
      await new Promise((resolve) => setTimeout(resolve, TURN))
    }
  }

  return {
    /** Call when a step has come to rest, and before the first one without a step. */
    rested: async (step?: { name: string; world: World }): Promise<void> => {
      const expected = step
        ? factsOf(step.world, flow.told()).flatMap(
            (fact) => told.followsFrom(fact, { ...about, by: step.name, fact }) ?? [],
          )
        : []
      // Where the machine tells nothing, what happens may be the doing of another flow: a dialog over the page.
      if (before && expected.length > 0) await agree(`after ${step?.name}`, before, expected)
      earlier.push(...expected.flatMap(saidIn))
      flow.forgetDoings()
      await flow.hands('keepReads', [...WATCHED], orderOf(about.input))
      before = await look()
    },
  }
}

/** Milliseconds between two looks at the app. */
const TURN = 50

/** Requests of actors that belong to the whole app. */
const APP_QUESTIONS = ['listCart', 'listWishlist']

/** Unread messages and notifications, which the event stream makes stale at any moment: where none is expected, both are right. */
const OF_STREAM = ['listConversations', 'listNotifications']
const isOfStep =
  (wanted: readonly string[]) =>
  (key: string): boolean =>
    wanted.includes(key) || !OF_STREAM.includes(key)

type Fact = { type: string }
type Says = NonNullable<Follows['says']>[number]

/** The facts of a step, with the data of the page: those of the path are samples. */
function factsOf({ snapshot: { status, output }, last }: World, page: ReturnType<PageFlow['told']>): Fact[] {
  const hasOutcome = status === 'done' && typeof output === 'object' && output !== null && 'type' in output
  const heard = last.heard as Fact[]
  const inPage = page.heard.slice(-heard.length) as Fact[]
  return [
    ...heard.map((fact, index) => asInPage(fact, inPage[index])),
    ...(hasOutcome ? [asInPage(output as Fact, page.output as Fact | undefined)] : []),
  ]
}

/** A page that has loaded again tells nothing of the step before. An error loses its class on its way out of the page. */
function asInPage(fact: Fact & { error?: unknown }, inPage: Fact | undefined): Fact {
  if (inPage?.type !== fact.type) return fact
  return { ...inPage, ...('error' in fact && { error: fact.error }) }
}

function differenceOf(
  now: App,
  before: App,
  expected: Follows[],
  earlier: readonly Says[],
): string | undefined {
  const afterwards = expected.flatMap((each) => each.afterwards ?? [])
  const all = [...expected, ...afterwards]
  const reloads = all.some(({ loadsAgain }) => loadsAgain)
  const over = expected.map(overOf).findLast((each) => each !== undefined)
  const wanted = {
    says: expected.flatMap(saidIn),
    asks: afterwards.flatMap(({ asks = [] }) => asks),
    tellsTabs: all.flatMap(({ tellsTabs = [] }) => tellsTabs),
    readsAgain: all.flatMap(({ readsAgain = [] }) => readsAgain).filter(isWatched),
    forgets: all.flatMap(({ forgets = [] }) => forgets).filter(isWatched),
    goes: expected.map(pageOf).findLast((each) => each !== undefined) ?? before.goes,
    over: over === undefined ? before.over : over,
  }
  const beside = afterwards.flatMap(({ mayAlsoSay = [] }) => mayAlsoSay)
  const isSame = {
    // A toast that takes the place of one with the same words is on show, and looks as before.
    says:
      wanted.says.every((each) => [...now.says, ...now.shown].some(isSaid(each))) &&
      now.says.every((said) => [...wanted.says, ...beside, ...earlier].some((each) => isSaid(each)(said))),
    // A page that has just opened requests the wishlist late.
    asks:
      wanted.asks.every((name) => now.asks.includes(name)) &&
      now.asks.every((name) => name === 'listWishlist' || wanted.asks.some((each) => each === name)),
    tellsTabs: isSameSet(now.tellsTabs, wanted.tellsTabs),
    readsAgain: reloads || isSameSet(now.readsAgain.filter(isOfStep(wanted.readsAgain)), wanted.readsAgain),
    forgets: reloads || isSameSet(now.forgets, wanted.forgets),
    goes: typeof wanted.goes === 'string' ? now.goes === wanted.goes : wanted.goes.test(now.goes),
    over: now.over === wanted.over,
  }
  if ((now.age !== before.age) !== reloads) return `the page was ${reloads ? 'not ' : ''}loaded again`
  const name = (Object.keys(isSame) as (keyof typeof isSame)[]).find((each) => !isSame[each])
  return name && `the app: ${name} is ${written(now[name])}, and should be ${written(wanted[name])}`
}

const isWatched = (read: string): boolean => (WATCHED as readonly string[]).includes(read)

const saidIn = ({ says = [], afterwards }: Follows): readonly Says[] => [...says, ...(afterwards?.says ?? [])]

const pageOf = ({ goes, goesInstead, afterwards }: Follows) => afterwards?.goes ?? goes ?? goesInstead

/** What lies over the page: a page that is gone to takes the place of an overlay. */
function overOf(follows: Follows): string | null | undefined {
  const { opens, closes, loadsAgain, afterwards } = follows
  if (afterwards?.over !== undefined) return afterwards.over
  if (opens) return opens.name
  return closes || loadsAgain || pageOf(follows) !== undefined ? null : undefined
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  isDeepStrictEqual([...new Set(one)].sort(), [...new Set(other)].sort())

const isSaid =
  ([kind, text]: Says) =>
  ([saidKind, said]: [string, string]): boolean =>
    saidKind === kind && (typeof text === 'string' ? said === text : text.test(said))

const written = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof RegExp ? String(part) : part))
