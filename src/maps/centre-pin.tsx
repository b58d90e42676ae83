import { css } from '#styled/css/index.js'
import { PinArt } from './marker-art.tsx'

/** Its tip is the middle of the map; it lifts while the map moves under it and settles where it comes to rest. */
export const CentrePin = ({ lifted }: { lifted: boolean }) => (
  <div className={center} aria-hidden="true" data-lifted={lifted || undefined}>
    <span className={shadow} />
    <span className={pin}>
      <PinArt />
    </span>
  </div>
)

const center = css({
  position: 'absolute',
  zIndex: 'raised',
  top: '[50%]',
  left: '[50%]',
  pointerEvents: 'none',
})

const pin = css({
  position: 'absolute',
  left: '[-20px]',
  bottom: '[-1px]',
  width: '10',
  transitionProperty: '[translate]',
  transitionDuration: 'enter',
  transitionTimingFunction: 'out',
  '[data-lifted] &': { translate: '[0 -14px]' },
})

const shadow = css({
  position: 'absolute',
  left: '[-7px]',
  top: '[-3px]',
  width: '[14px]',
  height: '[6px]',
  borderRadius: 'full',
  bg: 'black',
  opacity: '[0.3]',
  filter: '[blur(1px)]',
  transitionProperty: '[scale, opacity]',
  transitionDuration: 'enter',
  transitionTimingFunction: 'out',
  '[data-lifted] &': { scale: '[1.6]', opacity: '[0.14]' },
})
