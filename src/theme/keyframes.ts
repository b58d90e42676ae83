import { defineKeyframes } from '@pandacss/dev'

/** Slides start at the inline end: `--from` is set by the part, mirrored under right-to-left. */
export const keyframes = defineKeyframes({
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  popIn: { from: { opacity: '0', scale: '0.97' } },
  popOut: { to: { opacity: '0', scale: '0.98' } },
  slideIn: { from: { translate: 'var(--from, 100%) 0' } },
  slideOut: { to: { translate: 'var(--from, 100%) 0' } },
  riseIn: { from: { translate: '0 100%' } },
  riseOut: { to: { translate: '0 100%' } },
  unfold: { from: { height: '0', opacity: '0' }, to: { height: 'var(--height)' } },
  fold: { from: { height: 'var(--height)' }, to: { height: '0', opacity: '0' } },
  shimmer: { '50%': { opacity: '0.55' } },
  ripple: { from: { scale: '1', opacity: '0.4' }, to: { scale: '2.1', opacity: '0' } },
  appear: { to: { visibility: 'visible' } },
  turn: { to: { rotate: '1turn' } },
})
