import type { Locator, Page } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { Visited } from '#tests/support/browser.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { leaves } from '#tests/support/world.ts'

type Control = { locator: Locator; action: Action }
/** What one gesture uses, in its order. */
type Gesture = readonly Control[]

const actions = ['click', 'fill', 'check', 'uncheck', 'selectOption', 'setInputFiles', 'press'] as const
type Action = (typeof actions)[number]

/** Where the actions of the gesture that runs now are noted. */
let running: Control[] | undefined
let isWatched = false

/** Notes each action of a locator while a gesture runs; the tests of one worker run one after another. */
function watchLocators(page: Page): void {
  if (isWatched) return
  isWatched = true
  const locators = Object.getPrototypeOf(page.locator('body')) as Record<
    Action,
    (...args: unknown[]) => unknown
  >
  for (const action of actions) {
    const act = locators[action]
    locators[action] = function (this: Locator, ...args) {
      running?.push({ locator: this, action })
      return act.apply(this, args)
    }
  }
}

/**
 * The controls that the gestures of a flow use, and where the screen offers them although the machine has no transition
 * for their event: a customer would press there in vain. Controls are known from the paths in which the machine takes
 * the event.
 */
export type OfferedControls = {
  /** The model and the visit of a path, whose gestures are noted as they run. */
  recording: (page: Page, model: ModelOf, visited: Visited) => { model: ModelOf; visited: Visited }
  /** Looks for the controls of every event that the machine, as it stands, has no transition for. */
  look: (page: Page, snapshot: AnyMachineSnapshot) => Promise<void>
  /** `retry in asking: getByRole('button')` for each control that was offered in vain and is not excused. */
  inVain: (excuses?: Excuses) => string[]
}

/** Of `BrowserOf`: by event and state, the reason. */
type Excuses = Record<string, Record<string, string> | undefined>

export function offeredControls(): OfferedControls {
  const known = new Map<string, Map<string, (page: Page) => Gesture>>()
  const seen = new Map<
    string,
    { type: string; controls: string; states: readonly string[]; accepted: readonly string[] }
  >()
  const looked = new Set<string>()

  const record = (page: Page, type: string, gesture: readonly Control[]) => {
    if (gesture.length === 0 || gesture.some(({ locator }) => locator.page() !== page)) return
    const selectors = gesture.map(({ locator, action }) => ({ selector: selectorOf(locator), action }))
    const gestures = known.get(type) ?? new Map()
    known.set(type, gestures)
    gestures.set(nameOf(gesture), (other: Page) =>
      selectors.map(({ selector, action }) => ({ locator: other.locator(selector), action })),
    )
  }
  const recorded =
    (page: Page, type: string, perform: (...args: never[]) => Promise<unknown>) =>
    async (...args: never[]) => {
      running = []
      try {
        await perform(...args)
        record(page, type, running)
      } finally {
        running = undefined
      }
    }
  const recordedAll = <G extends object | undefined>(page: Page, gestures: G): G =>
    gestures &&
    (Object.fromEntries(
      Object.entries(gestures).map(([type, perform]) => [type, recorded(page, type, perform)]),
    ) as G)

  return {
    recording(page, model, visited) {
      watchLocators(page)
      return {
        model: { ...model, ...(model.gestures && { gestures: recordedAll(page, model.gestures) }) },
        visited: { ...visited, ...(visited.gestures && { gestures: recordedAll(page, visited.gestures) }) },
      }
    },
    async look(page, snapshot) {
      if (snapshot.status !== 'active') return
      const accepted = [...new Set(snapshot._nodes.flatMap(({ ownEvents }) => ownEvents))] as string[]
      for (const [type, gestures] of known) {
        if (accepted.includes(type)) continue
        for (const [controls, on] of gestures) {
          const states = leaves(snapshot)
          const key = `${type} in ${states.join(' + ')}: ${controls}`
          if (looked.has(key)) continue
          looked.add(key)
          if (await isOffered(on(page))) seen.set(key, { type, controls, states, accepted })
        }
      }
    },
    inVain: (excuses: Excuses = {}) =>
      [...seen]
        // A control that another event of the same state uses is not offered in vain.
        .filter(([, { controls, accepted }]) => !accepted.some((type) => known.get(type)?.has(controls)))
        .filter(([, { type, states }]) => !isExcused(states, excuses[type]))
        .map(([key]) => key),
  }
}

/** `editing` excuses every state in it. */
const isExcused = (states: readonly string[], excused: Record<string, string> = {}) =>
  states.some((leaf) => Object.keys(excused).some((state) => `${leaf}.`.startsWith(`${state}.`)))

async function isOffered(gesture: Gesture): Promise<boolean> {
  for (const { locator, action } of gesture) {
    if ((await locator.count()) !== 1) return false
    if (!(await locator.isVisible()) || !(await locator.isEnabled())) return false
    if (['fill', 'press'].includes(action) && !(await isEditable(locator))) return false
    const isReached = await locator.click({ trial: true, timeout: PATIENCE }).then(
      () => true,
      () => false,
    )
    if (!isReached) return false
  }
  return true
}

/** Playwright throws for a button, which has no text to edit. */
const isEditable = (locator: Locator) => locator.isEditable().catch(() => true)

/** Milliseconds in which a control that is seen is reached; a dialog over it leaves it out of reach for longer. */
const PATIENCE = 300

/** Playwright has no public way to look for the control of one page in another. */
const selectorOf = (locator: Locator): string => (locator as unknown as { _selector: string })._selector
const nameOf = (gesture: Gesture) => gesture.map(({ locator }) => String(locator)).join(', then ')
