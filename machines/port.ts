import { fromPromise } from 'xstate'

/**
 * A question a machine asks of the world outside it; the app answers with `machine.provide({ actors })`.
 * Until it is connected, asking rejects, so a forgotten connection is an error and never a silent wait.
 */
export const port = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" is not connected`)))

/** The output of the port or child whose end led to this state; XState types the event of such a state without it. */
export const outputIn = <Output>(event: object): Output => (event as { output: Output }).output
