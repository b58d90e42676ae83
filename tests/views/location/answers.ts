import { fromPromise } from 'xstate'

/** A port whose answers the test gives when it likes, one question after another. */
export function createAnswers<Output, Input>() {
  const asked: Input[] = []
  const waiting: { resolve: (output: Output) => void; reject: (error: unknown) => void }[] = []
  return {
    asked,
    logic: fromPromise<Output, Input>(({ input }) => {
      asked.push(input)
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    }),
    give: (output: Output) => waiting.shift()!.resolve(output),
    refuse: (error: unknown) => waiting.shift()!.reject(error),
  }
}
