import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * Answers a machine's port. `signal` aborts when the machine leaves the state that asked: pass it to the request.
 * An aborted question is never answered, not even with its own abort: under StrictMode the same actor asks again, and
 * would take the late rejection of the first request for the answer to the second.
 */
export const answer = <Output, Input>(
  _port: PromiseActorLogic<Output, Input>,
  ask: (input: Input, signal: AbortSignal) => Promise<Output>,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(({ input, signal }) =>
    ask(input, signal).catch((error: unknown) => (signal.aborted ? forever() : Promise.reject(error))),
  )

const forever = () => new Promise<never>(() => {})
