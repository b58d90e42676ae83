import type { TellApp } from '#src/flow/told.ts'
import { untilThere } from '#ui/lazy-part.tsx'

/** Tells the reactions, whose code is fetched with the first fact. What happens meanwhile waits and keeps its order. */
export function tellLater(load: () => Promise<TellApp>): TellApp {
  let react: TellApp | undefined
  const waiting: ((react: TellApp) => void)[] = []
  return (flow, told) => {
    if (react) return react(flow, told)
    if (waiting.push((loaded) => loaded(flow, told)) > 1) return
    void untilThere(load).then((loaded) => {
      react = loaded
      for (const tell of waiting.splice(0)) tell(loaded)
    })
  }
}
