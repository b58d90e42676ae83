import { Bike, House, Store } from 'lucide-react'
import { css, cx } from '#styled/css/index.js'
import type { MarkerKind } from './map-canvas.ts'

/** The picture of a marker; what it stands for is said by the map's list. */
export const MarkerArt = ({ kind }: { kind: MarkerKind }) => (
  <div className={art} aria-hidden="true" data-kind={kind}>
    {kind === 'pin' ? <PinArt /> : <Badge kind={kind} />}
  </div>
)

const icons = { store: Store, home: House, courier: Bike } as const

const Badge = ({ kind }: { kind: keyof typeof icons }) => {
  const Icon = icons[kind]
  return (
    <span className={cx(badge, badges[kind])}>
      <Icon />
    </span>
  )
}

/** A drop whose tip is the exact place. */
export const PinArt = () => (
  <svg viewBox="0 0 40 50" className={drop} aria-hidden="true">
    <path
      d="M20 49C17.6 45 4 32.6 4 19.4A16 16 0 0 1 36 19.4C36 32.6 22.4 45 20 49Z"
      fill="currentColor"
      stroke="white"
      strokeWidth="2"
    />
    <circle cx="20" cy="19.5" r="6.2" fill="white" />
  </svg>
)

const drop = css({
  maxWidth: '[none]',
  width: '10',
  height: '[50px]',
  color: 'accent.solid',
  filter: '[drop-shadow(0 2px 3px rgb(0 0 0 / 0.28))]',
})

const art = css({
  pointerEvents: 'none',
  // The tip of these two reaches below their circle.
  '&:is([data-kind=store], [data-kind=home])': { paddingBlockEnd: '2' },
})

const badge = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'full',
  boxShadow: 'lifted',
  '& svg': { position: 'relative', width: '5', height: '5' },
})

const badges = {
  store: css({
    width: '10',
    height: '10',
    color: 'accent.text',
    bg: 'bg.raised',
    borderWidth: 'thick',
    borderStyle: 'solid',
    borderColor: 'accent.edge',
    _after: {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '[-6px]',
      width: '3',
      height: '3',
      bg: 'accent.edge',
      rotate: '[45deg]',
      borderRadius: '[2px]',
      zIndex: '[-1]',
    },
  }),
  home: css({
    width: '10',
    height: '10',
    color: 'fg.inverse',
    bg: 'bg.inverse',
    _after: {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '[-5px]',
      width: '3',
      height: '3',
      bg: 'bg.inverse',
      rotate: '[45deg]',
      borderRadius: '[2px]',
      zIndex: '[-1]',
    },
  }),
  courier: css({
    width: '11',
    height: '11',
    color: 'fg.onAccent',
    bg: 'accent.solid',
    borderWidth: '[3px]',
    borderStyle: 'solid',
    borderColor: 'white',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '[-3px]',
      borderRadius: 'full',
      bg: 'accent.solid',
      opacity: 'faint',
      zIndex: '[-1]',
      animation: '[ripple 2s ease-out infinite]',
    },
  }),
}
