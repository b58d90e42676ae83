import type { ComponentType } from 'react'
import { lazyNamespaces, type Namespace } from '#i18n/dictionaries.ts'
import { pageLocale } from '#i18n/locale.ts'
import type { ReadAhead } from '#src/shop/read-ahead.ts'
import { Arriving, latePart, lazyPart } from '#ui/lazy-part.tsx'
import { Opening } from '#ui/opening.tsx'
import { learnToReact } from './learn-to-react.ts'
import { type ShapeName, shapeOf } from './shapes.tsx'

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

/** A screen in a chunk of its own; `reads` are what it asks for first. */
export const lazyScreen = (load: LoadScreen, ...namespaces: Namespace[]) =>
  lazyScreenAfter(undefined, load, ...namespaces)

/** A lazy screen with a skeleton of its own shape. */
export function lazyScreenAfter(shape: ShapeName | undefined, load: LoadScreen, ...namespaces: Namespace[]) {
  const Part = lazyPart(async () => (await complete(load(), namespaces)).Screen)
  const Screen = () => {
    const Shape = shape ? shapeOf(shape, Opening) : Opening
    return (
      <Arriving part={Part} meanwhile={<Shape />}>
        <Part />
      </Arriving>
    )
  }
  return Object.assign(Screen, { fetch: Part.fetch, reads: async () => (await load()).Screen.readAhead })
}

/** One that comes by itself, beside what the customer does. */
export const lateScreen = (load: () => Promise<{ Screen: ComponentType }>, ...namespaces: Namespace[]) =>
  latePart(async () => (await complete(load(), namespaces)).Screen)

/** An overlay in a chunk of its own; its props are the fields of its history entry. */
export const lazyOverlay = <Props extends object>(
  load: () => Promise<{ Overlay: ComponentType<Props> }>,
  ...namespaces: Namespace[]
) => lazyPart(async () => (await complete(load(), namespaces)).Overlay)
