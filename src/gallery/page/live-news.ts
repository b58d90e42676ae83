/** What the running shop tells the gallery over a `BroadcastChannel`: its actors, and everything that happens to them. */
export type LiveEvent =
  | { type: 'here'; id: string; machine: string; page: string }
  | { type: 'is'; id: string; states: string[]; status: string; context: string }
  | { type: 'happened'; id: string; event: string; payload: string; taken: TransitionAddress[]; at: number }
  | { type: 'announced'; id: string; fact: string; at: number }
  /** A page was left, and every actor in it; `path` is where it was then. */
  | { type: 'left'; page: string; path: string }

/** Where a transition stands in its machine: `arrowAt` of src/gallery/transitions.ts finds it again. */
export type TransitionAddress = { path: string[]; event: string; index: number }

/** Question of the gallery to every open page: report your actors again. */
export type LiveQuestion = { type: 'who' }

export const CHANNEL = 'souk:flows'
