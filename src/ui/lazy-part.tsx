import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  use,
  useSyncExternalStore,
} from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/** `fetch` asks for the part before it is shown; what does not arrive then is asked for anew when it is. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  fetch: () => void
  /** Has it come, or is it known that it does not? */
  isDecided: () => boolean
  /** Asks for it and tells when that is decided; `useSyncExternalStore` subscribes with it. */
  onDecided: (tell: () => void) => () => void
}

/** How to ask anew for what was asked for in vain. */
const missed = new Set<() => void>()

/** Some browsers never fetch a module again that was lost, as long as the page lives. */
let isLostAhead = false

/** Did a prefetch of a chunk fail? The customer who needs that chunk gets it by a reload of the page. */
export const wasLostAhead = (): boolean => isLostAhead

/**
 * A part in a chunk of its own that the customer waits for: a chunk that fails to load throws, for an error boundary to
 * show it, and is requested again after `forgetMissedParts`.
 */
export function lazyPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  let arriving: Promise<ComponentType<Props>> | undefined
  let there: ComponentType<Props> | undefined
  let isLost = false
  const forget = () => {
    arriving = undefined
    isLost = false
  }
  const ask = () => {
    arriving = load()
    arriving.then(
      (Part) => {
        there = Part
        missed.delete(forget)
      },
      () => {
        isLost = true
        missed.add(forget)
      },
    )
    return arriving
  }
  function LazyPart(props: Props) {
    // Renders a loaded part at once: waiting for its promise would make React show the fallback for at least 300 ms.
    const Part = there ?? use(arriving ?? ask())
    return <Part {...props} />
  }
  LazyPart.fetch = () => {
    if (arriving) return
    ask().catch(() => {
      forget()
      isLostAhead = true
    })
  }
  LazyPart.isDecided = () => there !== undefined || isLost
  LazyPart.onDecided = (tell: () => void) => {
    let isHeard = true
    const wait = () => void (arriving ?? ask()).then(say, say)
    // What was lost ahead is asked for anew.
    const say = () => isHeard && (LazyPart.isDecided() ? tell() : wait())
    wait()
    return () => {
      isHeard = false
    }
  }
  return LazyPart
}

/**
 * What stands in for a part until it has come or is lost, and no longer: Suspense would keep that for 300 ms. Only the part
 * itself takes the place of what the server painted of it.
 */
export function Arriving({
  part,
  meanwhile,
  children,
}: {
  part: Pick<LazyPart<never>, 'isDecided' | 'onDecided'>
  meanwhile: ReactNode
  children: ReactNode
}) {
  return useSyncExternalStore(part.onDecided, part.isDecided, isReady) ? children : meanwhile
}

const isReady = () => true

/**
 * Resets failed chunks before a retry. Returns true when a chunk failed: browsers may never fetch it again, and after a
 * new release the server no longer has it, so that only a reload of the page helps for certain.
 */
export function forgetMissedParts(): boolean {
  for (const forget of missed) forget()
  return missed.size > 0
}

const PAUSE_MS = 3_000

/** A part that comes by itself while the page is used: it takes nothing with it when it is late, and keeps being asked for. */
export const latePart = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  lazy(async () => ({ default: await untilThere(load) }))

/** Asks until it comes. */
export const untilThere = <Loaded,>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return untilThere(load)
  })
