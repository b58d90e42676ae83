import { css } from '#styled/css/index.js'

/** Only for a pressed control while its action runs; loading content shows a skeleton. */
export function Spinner() {
  return <span aria-hidden="true" className={ring} />
}

const ring = css({
  position: 'absolute',
  inset: '0',
  margin: 'auto',
  width: '5',
  height: '5',
  borderWidth: 'thick',
  borderStyle: 'solid',
  borderColor: 'current',
  borderInlineEndColor: 'transparent',
  borderRadius: 'full',
  animation: '[turn 0.8s linear infinite]',
})
