import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { type Measures, MOST_ZOOM, partOf, type Square } from '#machines/account/portrait.ts'
import { css, cx } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import type { PhotoFlow } from './change-photo.props.ts'

/** What one press of an arrow key moves, in parts of the square, and what one of + or - zooms. */
const MOVE = 0.05
const ZOOM = 0.1

const steps: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-MOVE, 0],
  ArrowRight: [MOVE, 0],
  ArrowUp: [0, -MOVE],
  ArrowDown: [0, MOVE],
}

/** The square of the picture that is kept, moved and enlarged by hand. */
export function CropPhoto({ snapshot, send }: PhotoFlow) {
  const words = useWords()
  const { number } = useFormats()
  const { photo: texts } = words.account
  const hint = useId()
  const slider = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { photos, square, measures, refusals } = snapshot.context
  const isSending = snapshot.hasTag('busy')
  const address = photos[0]?.address ?? ''
  const zoom = (to: number) => send({ type: 'square.zoom', zoom: to })
  const leave = () => send({ type: 'photo.leave' })

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) send({ type: 'square.move', dx: step[0], dy: step[1] })
    else if (event.key === '+' || event.key === '=') zoom(square.zoom + ZOOM)
    else if (event.key === '-') zoom(square.zoom - ZOOM)
    else return
    event.preventDefault()
  }
  const drag = ({ currentTarget, movementX, movementY, pointerId }: PointerEvent<HTMLDivElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const side = currentTarget.clientWidth
    // The picture follows the hand, so the square goes the other way.
    send({ type: 'square.move', dx: -movementX / side, dy: -movementY / side })
  }
  return (
    <Dialog
      open
      size="sm"
      title={texts.crop()}
      initialFocus={frame}
      closable={!isSending}
      onClose={leave}
      footer={
        <>
          <Button variant="outline" disabled={isSending} onClick={leave}>
            {words.actions.cancel()}
          </Button>
          <Button busy={isSending} onClick={() => send({ type: 'photo.send' })}>
            {texts.save()}
          </Button>
        </>
      }
    >
      <div className={column}>
        <FormProblem
          messages={[
            ...(snapshot.matches({ cropping: 'failed' }) ? [words.refusals.noConnection()] : []),
            ...refusals.map(({ message }) => message),
          ]}
        />
        <div
          ref={frame}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
          tabIndex={0}
          aria-label={texts.frame()}
          aria-describedby={hint}
          className={cx(window, large)}
          onKeyDown={press}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
        >
          <Cropped address={address} square={square} measures={measures} />
        </div>
        <p id={hint} className={notice}>
          {texts.frameHint()}
        </p>
        <label htmlFor={slider} className={label}>
          {texts.zoom()}
        </label>
        <input
          id={slider}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          value={square.zoom}
          disabled={isSending}
          aria-valuetext={texts.zoomed({ percent: number(Math.round(square.zoom * 100)) })}
          className={range}
          onChange={({ target }) => zoom(Number(target.value))}
        />
        <div className={result}>
          <div className={cx(window, small)}>
            <Cropped address={address} square={square} measures={measures} />
          </div>
          <p className={notice}>{texts.preview()}</p>
        </div>
      </div>
    </Dialog>
  )
}

/** The square of a picture, as large as what it stands in. */
const Cropped = ({ address, square, measures }: { address: string; square: Square; measures: Measures }) => (
  <img src={address} alt="" draggable={false} className={picture} style={framing(square, measures)} />
)

/** Left and top, not start: a picture is not mirrored with the page. */
function framing({ x, y, zoom }: Square, measures: Measures): CSSProperties {
  const { width, height } = partOf(zoom, measures)
  const percent = (part: number) => `${part * 100}%`
  return {
    width: percent(1 / width),
    height: percent(1 / height),
    left: percent(0.5 - x / width),
    top: percent(0.5 - y / height),
  }
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const window = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '[1]',
  bg: 'bg.subtle',
  flexShrink: '0',
})
const large = css({
  width: 'full',
  maxWidth: '[320px]',
  alignSelf: 'center',
  borderRadius: 'md',
  cursor: '[move]',
  touchAction: 'none',
})
const small = css({ width: '16', borderRadius: 'full' })
const picture = css({ position: 'absolute', maxWidth: '[none]', userSelect: 'none', pointerEvents: 'none' })
const notice = css({ textStyle: 'small', color: 'fg.muted' })
const label = css({ textStyle: 'bodyStrong' })
const range = css({ width: 'full', height: '11', accentColor: '[{colors.accent.solid}]' })
const result = css({ display: 'flex', alignItems: 'center', gap: '3' })
