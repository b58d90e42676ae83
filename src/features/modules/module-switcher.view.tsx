import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { Module } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'

type Props = { modules: readonly Module[]; current: number | undefined; onChoose: (module: Module) => void }

/** The services at the edge of wide screens (docs/spec.md §2, fixed side module switcher); folded where it would cover goods. */
export function ModuleSwitcherView({ modules, current, onChoose }: Props) {
  const words = useWords().modules
  const [open, setOpen] = useState(false)
  return (
    <nav aria-label={words.switcher()} className={edge} data-open={open || undefined}>
      <button
        type="button"
        className={handle}
        aria-expanded={open}
        aria-label={open ? words.close() : words.open()}
        onClick={() => setOpen(!open)}
      >
        {open ? <ChevronsRight /> : <ChevronsLeft />}
      </button>
      <ul className={list}>
        {modules.map((module) => (
          <li key={module.id}>
            <button
              type="button"
              className={entry}
              data-module={module.module_type}
              aria-current={module.id === current || undefined}
              aria-label={module.module_name}
              title={module.module_name}
              onClick={() => {
                setOpen(false)
                if (module.id !== current) onChoose(module)
              }}
            >
              <Picture
                src={module.icon_full_url}
                alt=""
                sizes="32px"
                ratio="1 / 1"
                fit="contain"
                className={icon}
              />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const edge = css({
  display: { base: 'none', lg: 'flex' },
  alignItems: 'center',
  position: 'fixed',
  insetInlineEnd: '0',
  top: '[50%]',
  translate: '[0 -50%]',
  zIndex: 'side',
  _print: { display: 'none' },
})

// From 1440 px on there is room for it beside the content.
const handle = css({
  display: 'grid',
  placeItems: 'center',
  width: '6',
  height: '16',
  color: 'fg.muted',
  bg: 'bg.raised',
  borderStartStartRadius: 'sm',
  borderEndStartRadius: 'sm',
  boxShadow: 'rest',
  '& svg': { width: '4', height: '4', _rtl: { scale: '[-1 1]' } },
  '@media (min-width: 1440px)': { display: 'none' },
})

const list = css({
  display: 'none',
  flexDirection: 'column',
  gap: '1',
  padding: '1',
  bg: 'bg.raised',
  borderStartStartRadius: 'md',
  borderEndStartRadius: 'md',
  borderWidth: 'hairline',
  borderInlineEndWidth: 'none',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
  boxShadow: 'rest',
  '[data-open] &': { display: 'flex' },
  '@media (min-width: 1440px)': { display: 'flex' },
})

const entry = css({
  display: 'grid',
  placeItems: 'center',
  width: '11',
  height: '11',
  borderRadius: 'sm',
  transitionProperty: '[background-color]',
  transitionDuration: 'press',
  _hover: { bg: 'bg.hover' },
  '&[aria-current]': {
    bg: 'accent.soft',
    boxShadow: '[inset 0 0 0 1.5px {colors.accent.edge}]',
    _highContrast: { borderWidth: 'thick', borderStyle: 'solid', borderColor: '[Highlight]' },
  },
})

const icon = css({ width: '8', bg: '[transparent]', pointerEvents: 'none' })
