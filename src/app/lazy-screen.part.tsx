import type { ComponentType } from 'react'
import { lazyNamespaces, type Namespace } from '#i18n/dictionaries.ts'
import { pageLocale } from '#i18n/locale.ts'
import { Opening } from '#src/core/opening.part.tsx'
import type { ReadAhead } from '#src/navigation/read-ahead.ts'
import { Arriving, latePart, lazyPart } from '#ui/lazy-part.tsx'
import { learnToReact } from './learn-to-react.ts'

/** What nearly every later screen needs: the styles that the first load does without, and the shared parts. */
const later = () => Promise.all([import('#theme/late.css'), import('#ui/close-button.tsx')])

/** What was loaded, once its words and its styles are there too. */
const complete = async <Loaded,>(loading: Promise<Loaded>, namespaces: Namespace[]): Promise<Loaded> => {
  const [loaded] = await Promise.all([
    loading,
    later(),
    learnToReact(pageLocale()),
    lazyNamespaces(pageLocale(), namespaces),
  ])
  return loaded
}

type ScreenPart = ComponentType & { readAhead?: ReadAhead }

type LoadScreen = () => Promise<{ Screen: ScreenPart }>

/** A screen in a chunk of its own; `Screen.reads` are the requests that it sends first. */
export const lazyScreen = (load: LoadScreen, ...namespaces: Namespace[]) =>
  lazyScreenAfter(Opening, load, ...namespaces)

/** A lazy screen that shows this skeleton while its code loads. */
export function lazyScreenAfter(Shape: ComponentType, load: LoadScreen, ...namespaces: Namespace[]) {
  const Part = lazyPart(async () => (await complete(load(), namespaces)).Screen)
  const Screen = () => (
    <Arriving part={Part} meanwhile={<Shape />}>
      <Part />
    </Arriving>
  )
  return Object.assign(Screen, { fetch: Part.fetch, reads: async () => (await load()).Screen.readAhead })
}

/** A screen that loads by itself, beside the customer's own actions. */
export const lateScreen = <Props extends object>(
  load: () => Promise<{ Screen: ComponentType<Props> }>,
  ...namespaces: Namespace[]
) => latePart(async () => (await complete(load(), namespaces)).Screen)

/** An overlay in a chunk of its own; its props are the fields of its history entry. */
export const lazyOverlay = <Props extends object>(
  load: () => Promise<{ Overlay: ComponentType<Props> }>,
  ...namespaces: Namespace[]
) => lazyPart(async () => (await complete(load(), namespaces)).Overlay)
