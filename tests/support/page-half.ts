/** What the half of the driver that lives in the page is to do there. */
export type PageOrders = {
  /** The id of the watched machine, in every actor that runs it. */
  machine: string
  /** Its questions to the browser: they begin on command. */
  gated: string[]
  /** Its children: they break on command. */
  breakable: string[]
  /** Children that end on command. */
  withheld: string[]
}

/** What the page tells: every instance of the machine has an id that no other page load gives. */
export type PageEvent =
  | { type: 'started'; id: string }
  | { type: 'took'; id: string; transitions: { path: string[]; event: string; index: number }[] }
  | { type: 'is'; id: string; value: unknown; status: string; output: unknown }
  | { type: 'asked'; id: string; src: string }
  | { type: 'heard'; id: string; event: { type: string } }
  | { type: 'abandoned'; ask: string }
  /** What the whole app does, whichever flow makes it do so. */
  | { type: 'said'; kind: string; text: string }
  | { type: 'sent'; method: string; url: string }
  | { type: 'told tabs'; topic: string }

/** What can be done in the page from outside; nothing of it is what a person does. */
export type PageHands = {
  /** Stays with the instance of this moment when the screen makes another; answers its id. */
  pin: () => string
  /** Fires the delay of that length: of the machine under test, or of a child or grandchild that answers to `id`. */
  elapse: (ms: number, id?: string) => void
  /** Lets a question to the browser begin. */
  open: (src: string) => void
  /** Makes a question or a child fail. */
  fail: (src: string, error: { message: string; [field: string]: unknown }) => void
  /** Lets a child end whose end was withheld. */
  release: (src: string) => void
  /** Whether a child or grandchild that answers to `id` is in the state of that dotted name. */
  childIs: (machine: string, state: string) => boolean
  /** Puts a fresh entry for each of these reads into the cache; `id` is the second part of its key. */
  keepReads: (keys: string[], id: number) => void
  /** What became of those entries, and what the page shows. */
  appNow: () => {
    reads: { key: string; state: 'fresh' | 'stale' | 'gone' }[]
    shown: [kind: string, text: string][]
    goes: string
    over: string | null
    age: number
  }
  /** Answers where the visitor is. */
  locate: (answer: { lat: number; lng: number } | { refusal: 1 | 2 | 3 }) => void
}

/**
 * Runs in the page before the shop does, as text: it may use nothing from outside. The shop hands it XState's `Actor`
 * (`src/app/open-shop.ts`); every actor passes through here before it has a first state.
 */
export function pageHalf({ machine, gated, breakable, withheld }: PageOrders): void {
  type Logic = {
    id?: string
    root?: object
    start?: (snapshot: unknown, scope: unknown) => void
    getInitialSnapshot: (scope: unknown, input: unknown) => Snapshot
    transition: (snapshot: Snapshot, event: Event, scope: unknown) => Snapshot
  }
  type Event = { type: string; [field: string]: unknown }
  type Node = { path: string[]; transitions: Map<string, object[]>; always?: object[] }
  type Taken = { source: Node; eventType: string }
  type Snapshot = {
    value: unknown
    status: string
    output: unknown
    children?: Record<string, Actor>
    matches: (state: unknown) => boolean
    _nodes: Node[]
  }
  type Actor = {
    logic: Logic
    src: unknown
    id: string
    sessionId: string
    _parent?: Actor
    system: {
      inspect: (listener: (event: Inspected) => void) => void
      scheduler: {
        schedule: (source: Actor, target: Actor, event: Event, delay: number, id?: string) => void
        cancel: (source: Actor, id: string) => void
        cancelAll: (source: Actor) => void
      }
      _relay: (source: Actor, target: Actor, event: Event) => void
    }
    getSnapshot: () => Snapshot
    send: (event: Event) => void
    on: (type: '*', listener: (event: Event) => void) => void
  }
  type Inspected = {
    type: string
    actorRef: Actor
    event: Event
    snapshot: Snapshot
    _transitions: Taken[]
  }
  type Gate = { actor: Actor; open: () => void }
  type Reads = {
    setQueryData: (key: unknown[], data: unknown) => void
    getQueryState: (key: unknown[]) => { data: unknown; isInvalidated: boolean } | undefined
  }
  type Page = typeof globalThis & {
    watchReads: (queries: Reads) => void
    flowHands: PageHands
    tellFlow: (event: string) => void
    watchActors: (actor: { prototype: Actor & { _initState: (persisted: unknown) => void } }) => void
  }
  const page = globalThis as Page
  const tell = (event: PageEvent) => page.tellFlow(JSON.stringify(event))
  const nameOf = (actor: Actor) => `${performance.timeOrigin} ${actor.sessionId}`
  const isUnderTest = ({ logic }: Actor): boolean => logic.id === machine && 'root' in logic
  const isWatched = (actor: Actor | undefined): actor is Actor => actor !== undefined && isUnderTest(actor)
  const isWatchedOrBelow = (actor: Actor): boolean =>
    isUnderTest(actor) || (actor._parent !== undefined && isWatchedOrBelow(actor._parent))

  let last: Actor | undefined
  let pinned: Actor | undefined
  const gates: Gate[] = []
  let held: { source: Actor; target: Actor; event: Event; delay: number; id: string | undefined }[] = []

  const positionIn = ({ source, eventType }: Taken, taken: object) => {
    const list = [...source.transitions.values(), source.always ?? []].find((each) => each.includes(taken))
    return { path: source.path, event: eventType, index: list?.indexOf(taken) ?? 0 }
  }
  const sayState = (actor: Actor, { value, status, output }: Snapshot) =>
    tell({ type: 'is', id: nameOf(actor), value, status, output })

  const listen = ({ type, actorRef, event, snapshot, _transitions }: Inspected) => {
    if (type === '@xstate.event' && event.type === 'xstate.init' && isWatched(actorRef._parent))
      tell({ type: 'asked', id: nameOf(actorRef._parent), src: String(actorRef.src) })
    if (!isWatched(actorRef)) return
    // A screen that waits for its texts creates its actor again; the actor that it starts counts.
    if (type === '@xstate.event' && event.type === 'xstate.init') {
      last = actorRef
      tell({ type: 'started', id: nameOf(actorRef) })
    }
    if (type === '@xstate.microstep')
      tell({
        type: 'took',
        id: nameOf(actorRef),
        transitions: _transitions.map((taken) => positionIn(taken, taken)),
      })
    if (type === '@xstate.snapshot') sayState(actorRef, snapshot)
  }

  const holdDelays = ({ system }: Actor) => {
    const { scheduler } = system
    const { schedule, cancel, cancelAll } = scheduler
    scheduler.schedule = (source, target, event, delay, id) => {
      // A child that times out on a busy machine would end before the path says so.
      if (isWatchedOrBelow(source)) held.push({ source, target, event, delay, id })
      else schedule(source, target, event, delay, id)
    }
    scheduler.cancel = (source, id) => {
      held = held.filter((each) => each.source !== source || each.id !== id)
      cancel(source, id)
    }
    scheduler.cancelAll = (source) => {
      held = held.filter((each) => each.source !== source)
      cancelAll(source)
    }
  }

  /** The child starts when its gate opens, and throws on command. */
  const treat = (actor: Actor) => {
    const { logic } = actor
    if (gated.includes(String(actor.src)))
      actor.logic = {
        ...logic,
        start: (snapshot, scope) => {
          gates.push({ actor, open: () => logic.start?.(snapshot, scope) })
        },
      }
    if (breakable.includes(String(actor.src)))
      actor.logic = Object.assign(Object.create(logic), {
        transition: (snapshot: Snapshot, event: Event, scope: unknown) => {
          if (event.type === 'test.break') throw event.error
          return logic.transition(snapshot, event, scope)
        },
      })
    if (withheld.includes(String(actor.src))) withhold(actor)
  }

  /** The parent does not hear of the end of this child before it is released. */
  const ended = new WeakMap<Snapshot, Snapshot>()
  const withhold = (actor: Actor) => {
    const { logic } = actor
    let isReleased = false
    const still = (snapshot: Snapshot): Snapshot => {
      if (snapshot.status !== 'done' || isReleased) return snapshot
      const running = { ...snapshot, status: 'active', output: undefined }
      ended.set(running, snapshot)
      return running
    }
    actor.logic = Object.assign(Object.create(logic), {
      getInitialSnapshot: (scope: unknown, input: unknown) => still(logic.getInitialSnapshot(scope, input)),
      transition: (snapshot: Snapshot, event: Event, scope: unknown) => {
        const end = ended.get(snapshot)
        if (event.type === 'test.release') {
          isReleased = true
          return end ?? snapshot
        }
        if (end && event.type !== 'test.break') return snapshot
        return still(logic.transition(snapshot, event, scope))
      },
    })
  }

  page.watchActors = ({ prototype }) => {
    const initState = prototype._initState
    prototype._initState = function (this: Actor, persisted: unknown) {
      if (!this._parent) {
        this.system.inspect(listen)
        holdDelays(this)
      } else if (isWatched(this._parent)) treat(this)
      if (!isWatched(this)) return initState.call(this as never, persisted)
      this.on('*', (event) => tell({ type: 'heard', id: nameOf(this), event }))
      initState.call(this as never, persisted)
      sayState(this, this.getSnapshot())
    }
  }

  const childOf = (src: string): Actor => {
    const children = Object.values((pinned ?? last)?.getSnapshot().children ?? {})
    const found = children.find((child) => child?.src === src)
    if (!found) throw new Error(`"${src}" is not running`)
    return found
  }
  const below = (actor: Actor | undefined): Actor[] =>
    Object.values(actor?.getSnapshot().children ?? {}).flatMap((child) => [child, ...below(child)])
  const namesOf = (snapshot: Snapshot) => snapshot._nodes.map(({ path }) => path.join('.'))
  let where: Parameters<PageHands['locate']>[0] | undefined
  const asking: [PositionCallback, PositionErrorCallback | null | undefined][] = []
  const answer = ([found, failed]: (typeof asking)[number]) => {
    if (where && 'lat' in where)
      found({ coords: { latitude: where.lat, longitude: where.lng } } as GeolocationPosition)
    else if (where) failed?.({ code: where.refusal } as GeolocationPositionError)
  }

  let queries: Reads | undefined
  page.watchReads = (given) => {
    queries = given
  }
  let stored: unknown[][] = []
  const stateOf = (key: unknown[]) => {
    const state = queries?.getQueryState(key)
    if (state?.data === undefined) return 'gone'
    return state.isInvalidated ? 'stale' : 'fresh'
  }

  page.flowHands = {
    keepReads: (keys, id) => {
      stored = keys.map((key) => [key, id, 'watched'])
      for (const key of stored) queries?.setQueryData(key, 'fresh')
    },
    appNow: () => ({
      reads: stored.map((key) => ({ key: String(key[0]), state: stateOf(key) })),
      shown: toastsOnShow().map(({ kind, text }) => [kind, text]),
      goes: location.pathname + location.search,
      over: (history.state as { overlay?: { name: string } } | null)?.overlay?.name ?? null,
      age: performance.timeOrigin,
    }),
    pin: () => {
      pinned ??= last
      return pinned ? nameOf(pinned) : ''
    },
    elapse: (ms, id) => {
      const due = held.find(
        ({ source, delay }) => (id ? source.logic.id === id : isWatched(source)) && delay === ms,
      )
      if (!due) throw new Error(`No delay of ${ms} ms is running; running: ${held.map(({ delay }) => delay)}`)
      held = held.filter((each) => each !== due)
      due.source.system._relay(due.source, due.target, due.event)
    },
    open: (src) => {
      const index = gates.findIndex(({ actor }) => actor === childOf(src))
      if (index < 0) throw new Error(`"${src}" was not asked`)
      gates.splice(index, 1)[0]!.open()
    },
    fail: (src, error) => {
      const child = childOf(src)
      const thrown = Object.assign(new Error(error.message), error)
      if (breakable.includes(src)) {
        for (const grandchild of Object.values(child.getSnapshot().children ?? {}))
          grandchild.send({ type: 'xstate.stop' })
        child.send({ type: 'test.break', error: thrown })
      } else child.send({ type: 'xstate.promise.reject', data: thrown })
    },
    release: (src) => childOf(src).send({ type: 'test.release' }),
    childIs: (id, state) =>
      below(pinned ?? last).some(
        (child) => child.logic.id === id && namesOf(child.getSnapshot()).includes(state),
      ),
    locate: (position) => {
      where = position
      if (asking.length === 0) return
      asking.splice(0).forEach(answer)
      where = undefined
    },
  }

  Object.defineProperty(navigator, 'geolocation', {
    value: {
      getCurrentPosition: (...question: (typeof asking)[number]) => {
        asking.push(question)
        if (!where) return
        asking.splice(0).forEach(answer)
        where = undefined
      },
      watchPosition: () => 0,
      clearWatch: () => {},
    },
  })

  const { fetch } = page
  let asks = 0
  page.fetch = (input, init) => {
    const request = new Request(input, init)
    if (!request.url.includes('/api/')) return fetch(request)
    tell({ type: 'sent', method: request.method, url: new URL(request.url).pathname })
    const ask = `${performance.timeOrigin}.${++asks}`
    request.headers.set('x-ask', ask)
    request.signal.addEventListener('abort', () => tell({ type: 'abandoned', ask }))
    return fetch(request, { cache: 'no-store' })
  }

  for (const topic of ['cart', 'wishlist', 'diet'])
    new BroadcastChannel(`souk:${topic}`).addEventListener('message', () =>
      tell({ type: 'told tabs', topic }),
    )

  const toastsOnShow = () =>
    [...document.querySelectorAll<HTMLElement>('[data-scope=toast][data-part=root]')].map((toast) => ({
      id: toast.id,
      kind: toast.dataset.type ?? '',
      text: toast.querySelector('[data-part=title]')?.textContent ?? '',
    }))
  const known = new Map<string, string>()
  new MutationObserver(() => {
    for (const { id, kind, text } of toastsOnShow()) {
      if (text === '' || known.get(id) === text) continue
      known.set(id, text)
      tell({ type: 'said', kind, text })
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
