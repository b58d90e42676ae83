import type { Page } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import { arrowAt } from '#src/gallery/transitions.ts'
import type { Seen } from '#tests/support/driver.ts'
import type { NameOperation } from '#tests/support/operations.ts'
import { type PageEvent, type PageHands, type PageOrders, pageHalf } from '#tests/support/page-half.ts'

/** The machine under test as it runs in a page: the instance that was started last. */
export type PageFlow = {
  seen: () => Seen
  /** Stays with the instance of this moment when the screen makes another. */
  pin: () => Promise<void>
  /** The facts that the machine has emitted, and its output, with the data of this page. */
  told: () => Pick<Life, 'heard' | 'output'>
  /** What the whole app did since `forgetDoings`. */
  doings: () => Doings
  forgetDoings: () => void
  /** Resolves when the page has told something since it was last seen, or after so many milliseconds. */
  changed: (patience: number) => Promise<void>
  hands: <Name extends keyof PageHands>(
    name: Name,
    ...args: Parameters<PageHands[Name]>
  ) => Promise<ReturnType<PageHands[Name]>>
}

export type Doings = { says: [kind: string, text: string][]; asks: string[]; tellsTabs: string[] }

const noDoings = (): Doings => ({ says: [], asks: [], tellsTabs: [] })

type Life = Pick<Seen, 'value' | 'status' | 'output' | 'asked' | 'heard'>
const unborn = (): Life => ({ value: undefined, status: '', output: undefined, asked: [], heard: [] })

type Options = {
  machine: AnyStateMachine
  orders: PageOrders
  abandon: (ask: string) => void
  nameOf: NameOperation
}

/** Sets up the half of the driver in the page; call it before the first `goto`. */
export async function watchPage(
  page: Page,
  { machine, orders, abandon, nameOf }: Options,
): Promise<PageFlow> {
  const arrows: string[] = []
  let did = noDoings()
  const lives = new Map<string, Life>()
  let last = ''
  let pinned: string | undefined
  let wake = () => {}
  let isFresh = false

  await page.exposeFunction('tellFlow', (text: string) => {
    const pageEvent = JSON.parse(text) as PageEvent
    if (pageEvent.type === 'abandoned') return abandon(pageEvent.ask)
    if (pageEvent.type === 'said') return void did.says.push([pageEvent.kind, pageEvent.text])
    if (pageEvent.type === 'sent') return void did.asks.push(nameOf(pageEvent.method, pageEvent.url) ?? '')
    if (pageEvent.type === 'told tabs') return void did.tellsTabs.push(pageEvent.topic)
    if (pageEvent.type === 'started') last = pageEvent.id
    const life = lives.get(pageEvent.id) ?? unborn()
    lives.set(pageEvent.id, life)
    if (pageEvent.type === 'took')
      arrows.push(
        ...pageEvent.transitions.map(({ path, event, index }) => arrowAt(machine, path, event, index).id),
      )
    if (pageEvent.type === 'is')
      Object.assign(life, { value: pageEvent.value, status: pageEvent.status, output: pageEvent.output })
    if (pageEvent.type === 'asked') life.asked.push([pageEvent.src, undefined])
    if (pageEvent.type === 'heard') life.heard.push(pageEvent.event)
    isFresh = true
    wake()
  })
  await page.addInitScript(pageHalf, orders)
  const hands: PageFlow['hands'] = (name, ...args) =>
    page.evaluate(
      ([key, given]) => {
        const { flowHands } = globalThis as unknown as {
          flowHands: Record<string, (...a: unknown[]) => never>
        }
        return flowHands[key]!(...given)
      },
      [name, args] as const,
    )

  return {
    seen: () => {
      isFresh = false
      const { asked, heard, ...state } = lives.get(pinned ?? last) ?? unborn()
      return { ...state, context: undefined, asked: [...asked], heard: [...heard], arrows: [...arrows] }
    },
    told: () => lives.get(pinned ?? last) ?? unborn(),
    pin: async () => {
      pinned ??= await hands('pin')
    },
    doings: () => did,
    forgetDoings: () => {
      did = noDoings()
    },
    changed: (patience) =>
      new Promise((resolve) => {
        if (isFresh) return resolve()
        const limit = setTimeout(resolve, patience)
        wake = () => {
          clearTimeout(limit)
          resolve()
        }
      }),
    hands,
  }
}
