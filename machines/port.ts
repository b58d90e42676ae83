import { fromPromise } from 'xstate'

/**
 * A question a machine asks of the world outside it; the app answers with `machine.provide({ actors })`.
 * Until it is connected, asking rejects, so a forgotten connection is an error and never a silent wait.
 */
export const port = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" is not connected`)))
