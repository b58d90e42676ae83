import { type AdjacencyMap, getAdjacencyMap } from '@xstate/test'
import type { ActorLogic, EventObject, Snapshot } from 'xstate'

/** A transition of the walk: the move, under a name that is unique at its place, and the place it leads to. */
type Edge<Move> = { move: Move; to: string }

/** Places by key, in the order in which a breadth-first walk met them; the first is where it began. */
export type Graph<State, Move> = Map<string, { state: State; edges: Edge<Move>[] }>

export type Walkable<State, Move> = {
  start: State
  /** Two states with the same key are one place; the walk goes on from the first of them it met. */
  key: (state: State) => string
  moves: (state: State) => Move[]
  /** Unique among the moves of one state. */
  name: (move: Move) => string
  go: (state: State, move: Move) => State
  stopWhen?: (state: State) => boolean
  /** With more places the key separates equal moments, and the walk throws. */
  limit: number
}

/** The walk does not end: `stateKey` separates equal moments, or a queue is not bounded. */
export class TooManyStates extends Error {
  override readonly name = 'TooManyStates'

  constructor(limit: number) {
    super(`More than ${limit} places: "place" tells apart what is the same, or a queue is not bounded`)
  }
}

/**
 * Walks everything that can be reached, with the graph package that succeeded `@xstate/test` (docs/decisions/002).
 * It wants an actor logic: the state is its snapshot, a move its event.
 */
export function walk<State extends object, Move extends object>(
  walkable: Walkable<State, Move>,
): Graph<State, Move> {
  type WalkSnapshot = Snapshot<undefined> & { state: State }
  type Try = EventObject & { move: Move }
  const snapshotOf = (state: State): WalkSnapshot => ({
    status: 'active',
    output: undefined,
    error: undefined,
    state,
  })
  const logic: ActorLogic<WalkSnapshot, Try> = {
    getInitialSnapshot: () => snapshotOf(walkable.start),
    transition: ({ state }, { move }) => snapshotOf(walkable.go(state, move)),
    getPersistedSnapshot: (snapshot) => snapshot,
  }
  let nodes = 0
  const adjacency: AdjacencyMap<WalkSnapshot, Try> = getAdjacencyMap(logic, {
    fromState: snapshotOf(walkable.start),
    serializeState: ({ state }) => walkable.key(state),
    serializeEvent: ({ type }) => type,
    stopWhen: ({ state }) => {
      if (++nodes > walkable.limit) throw new TooManyStates(walkable.limit)
      return walkable.stopWhen?.(state) ?? false
    },
    events: ({ state }) => walkable.moves(state).map((move) => ({ type: walkable.name(move), move })),
  })
  return new Map(
    Object.entries(adjacency).map(([key, { state: from, transitions }]) => [
      key,
      {
        state: from.state,
        edges: Object.values<{ event: Try; state: WalkSnapshot }>(transitions).map(
          ({ event, state: to }) => ({
            move: event.move,
            to: walkable.key(to.state),
          }),
        ),
      },
    ]),
  )
}
