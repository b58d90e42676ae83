import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { css, cx } from '#styled/css/index.js'

export type DisclosureProps = {
  /** What the button shows. */
  button: ReactNode
  /** Its name, when what it shows is not text. */
  label?: string
  buttonClassName?: string
  /** The panel under the button; `close` folds it and gives the focus back. */
  children: (close: () => void) => ReactNode
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end'
  className?: string
}

/** A button and a panel below it, without a positioning library: for the header's first load. */
export function Disclosure({
  button,
  label,
  buttonClassName,
  children,
  align = 'end',
  className,
}: DisclosureProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useId()

  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside; the button is the control
    <div
      ref={root}
      className={cx(frame, className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        close()
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <div id={panel} hidden={!open} className={floating} data-align={align}>
        {open && children(close)}
      </div>
    </div>
  )
}

const frame = css({ position: 'relative', display: 'inline-flex' })

const floating = css({
  position: 'absolute',
  insetBlockStart: '[calc(100% + 8px)]',
  zIndex: 'popover',
  minWidth: '48',
  maxWidth: '[calc(100vw - 32px)]',
  padding: '2',
  layerStyle: 'floating',
  animation: '[popIn {durations.press} {easings.out}]',
  '&[data-align=start]': { insetInlineStart: '0' },
  '&[data-align=end]': { insetInlineEnd: '0' },
})
