import { Maximize, Minimize, Minus, Plus, RotateCcw } from 'lucide-react'
import { lazy, type ReactNode, Suspense, use, useEffect, useId, useMemo, useRef, useState } from 'react'
import { reload } from '#browser/reload.ts'
import { useTheme } from '#browser/use-theme.ts'
import { useLocale, useWords } from '#i18n/i18n.tsx'
import type { LatLng } from '#openapi/generated/client.ts'
import { css, cx } from '#styled/css/index.js'
import { CentrePin } from './centre-pin.tsx'
import { samePosition } from './geometry.ts'
import { MapBoundary } from './map-boundary.tsx'
import { MapButton } from './map-button.tsx'
import { type MapCamera, type MapMarker, type Sight, ZOOM } from './map-canvas.ts'
import { MapNotice } from './map-notice.tsx'
import { chooseProvider, type GaveUp, type MapProvider, MapProvidersContext } from './provider.ts'
import { useFullscreen } from './use-fullscreen.ts'

export type MapViewProps = {
  /** What the map is for: "Choose where we deliver". */
  label: string
  centre: LatLng
  zoom?: number
  markers?: readonly MapMarker[]
  /** A way to follow, drawn as a line; a courier among the markers keeps to it. */
  route?: readonly LatLng[]
  /** With two places or more the map shows them all, until the customer moves it. */
  fit?: readonly LatLng[]
  /** A pin stands in the middle, and the customer picks a place by moving the map under it. */
  pinned?: boolean
  onMoveStart?: () => void
  /** Where the middle came to rest after the customer moved the map; never said for our own moves. */
  onMoveSettle?: (centre: LatLng) => void
  /** Offers the way back to `centre` or `fit`. */
  recentre?: boolean
  /** Given by a dialog that grows as a whole; without it the map fills the screen alone. */
  fullscreen?: { on: boolean; toggle: () => void }
  language?: 'en' | 'ar'
  theme?: 'light' | 'dark'
  /** More controls, above the zoom: the current position for one. */
  children?: ReactNode
  className?: string
}

const nothing: readonly never[] = []

/** A map as big as its container. It draws itself when its chunks have loaded; the page around it works meanwhile. */
export function MapView(props: MapViewProps) {
  const { label, markers = nothing, route = nothing, pinned = false } = props
  const words = useWords().map
  const locale = useLocale()
  const current = useTheme()
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const ownFullscreen = useFullscreen(frame)
  const fullscreen = props.fullscreen ?? ownFullscreen
  const [camera, setCamera] = useState<MapCamera>()
  const [moving, setMoving] = useState(false)
  const [wandered, setWandered] = useState(false)
  const rest = useRef(props.centre)
  const sight = useSight(props)
  const { Canvas, provider, problem, attempt, giveUp, retry } = useCanvas()

  useEffect(() => {
    rest.current = sight.centre
  }, [sight])

  const startMoving = () => {
    setMoving(true)
    setWandered(true)
    props.onMoveStart?.()
  }
  const settle = (centre: LatLng) => {
    setMoving(false)
    if (samePosition(centre, rest.current)) return
    rest.current = centre
    props.onMoveSettle?.(centre)
  }
  const comeBack = () => {
    setWandered(false)
    camera?.show(sight)
  }

  return (
    <section
      ref={frame}
      aria-label={label}
      aria-describedby={listId}
      className={cx(root, props.className)}
      data-provider={provider}
    >
      <MapBoundary key={`${provider}-${attempt}`} onProblem={() => giveUp('failed')}>
        <Suspense fallback={<div className={ground} role="status" aria-label={words.loading()} />}>
          {Canvas && (
            <Canvas
              label={words.canvas({ label })}
              sight={sight}
              language={props.language ?? locale}
              theme={props.theme ?? current}
              markers={markers}
              route={route}
              pinned={pinned}
              follows={pinned || !wandered}
              onReady={setCamera}
              onMoveStart={startMoving}
              onMoveSettle={settle}
              onGiveUp={() => giveUp('unsupported')}
            />
          )}
        </Suspense>
      </MapBoundary>
      {pinned && <CentrePin lifted={moving} />}
      {problem && <MapNotice problem={problem} onRetry={retry} />}
      <div className={topEnd}>
        <MapButton
          label={fullscreen.on ? words.exitFullscreen() : words.enterFullscreen()}
          onClick={fullscreen.toggle}
        >
          {fullscreen.on ? <Minimize /> : <Maximize />}
        </MapButton>
      </div>
      <div className={bottomEnd}>
        {props.children}
        {props.recentre && (
          <MapButton label={words.recentre()} onClick={comeBack}>
            <RotateCcw />
          </MapButton>
        )}
        <MapButton label={words.zoomIn()} onClick={() => camera?.zoomBy(1)}>
          <Plus />
        </MapButton>
        <MapButton label={words.zoomOut()} onClick={() => camera?.zoomBy(-1)}>
          <Minus />
        </MapButton>
      </div>
      {provider === 'maplibre' && (
        <p className={credit}>
          <span dir="ltr">{words.credit()}</span>
        </p>
      )}
      <ul id={listId} className={unseen} aria-label={words.places()}>
        {markers.map((marker) => (
          <li key={marker.id}>{`${words.kinds[marker.kind]()}: ${marker.label}`}</li>
        ))}
      </ul>
    </section>
  )
}

/** The same object while it means the same, so that a canvas moves only when there is somewhere else to look. */
function useSight({ centre, zoom = ZOOM.default, fit = nothing }: MapViewProps): Sight {
  const meaning = JSON.stringify({ centre: { lat: centre.lat, lng: centre.lng }, zoom, fit })
  return useMemo(() => JSON.parse(meaning) as Sight, [meaning])
}

/** The canvas of the best provider that has not given up, and how to try the failed ones again. */
function useCanvas() {
  const providers = use(MapProvidersContext)
  const [gaveUp, setGaveUp] = useState<GaveUp>(new Map())
  const [attempt, setAttempt] = useState(0)
  const provider = chooseProvider(providers, gaveUp)

  const Canvas = useMemo(() => {
    const load = provider && providers[provider]
    // A new attempt is a new component: React remembers how loading the last one ended.
    return load && lazy(async () => ({ default: await load(attempt) }))
  }, [provider, providers, attempt])

  return {
    Canvas,
    provider,
    attempt,
    problem: provider ? gaveUp.get('maplibre') : ('gone' as const),
    giveUp: (reason: 'failed' | 'unsupported') =>
      provider && setGaveUp((before) => new Map<MapProvider, typeof reason>(before).set(provider, reason)),
    retry: () => {
      // A browser may remember a script that did not come until the page is loaded again.
      if (attempt > 0) return reload(window)
      setGaveUp((before) => new Map([...before].filter(([, reason]) => reason === 'unsupported')))
      setAttempt((before) => before + 1)
    },
  }
}

const root = css({
  position: 'relative',
  width: 'full',
  height: 'full',
  minHeight: '[160px]',
  overflow: 'hidden',
  isolation: 'isolate',
  bg: 'bg.subtle',
  '&[data-filling]': { position: 'fixed', inset: '0', zIndex: 'toast', height: '[100dvh]' },
})

const ground = css({
  position: 'absolute',
  inset: '0',
  bg: 'bg.subtle',
  animation: '[shimmer 1.6s ease-in-out 200ms infinite]',
})

const topEnd = css({ position: 'absolute', zIndex: 'raised', insetInlineEnd: '3', insetBlockStart: '3' })

const bottomEnd = css({
  position: 'absolute',
  zIndex: 'raised',
  insetInlineEnd: '3',
  insetBlockEnd: '3',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
})

const credit = css({
  position: 'absolute',
  zIndex: 'raised',
  insetInlineStart: '0',
  insetBlockEnd: '0',
  paddingInline: '2',
  fontSize: '[0.625rem]',
  color: 'fg.muted',
  bg: 'bg.veil',
  borderStartEndRadius: 'sm',
  pointerEvents: 'none',
})

const unseen = css({ srOnly: true })
