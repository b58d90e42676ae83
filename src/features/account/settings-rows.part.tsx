import { ChevronRight, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { css, cx } from '#styled/css/index.js'

/** Rows of one subject, below its name. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      <ul className={list}>{children}</ul>
    </section>
  )
}

type Row = { icon: LucideIcon; label: ReactNode; hint?: ReactNode }

/** Leads to a page. */
export const LinkRow = ({ href, ...row }: Row & { href: string }) => (
  <li>
    <Link href={href} className={cx(line, entry)}>
      <Body {...row} />
      <ChevronRight aria-hidden="true" className={arrow} />
    </Link>
  </li>
)

/** Opens a dialog. */
export const ButtonRow = ({ onClick, ...row }: Row & { onClick: () => void }) => (
  <li>
    <button type="button" className={cx(line, entry)} onClick={onClick}>
      <Body {...row} />
      <ChevronRight aria-hidden="true" className={arrow} />
    </button>
  </li>
)

/** Holds its control itself. */
export const ControlRow = ({ children, ...row }: Row & { children: ReactNode }) => (
  <li className={cx(line, held)}>
    <Body {...row} />
    {children}
  </li>
)

const Body = ({ icon: Icon, label, hint }: Row) => (
  <>
    <Icon aria-hidden="true" className={picture} />
    <span className={words}>
      <span className={name}>{label}</span>
      {hint && <span className={small}>{hint}</span>}
    </span>
  </>
)

const heading = css({ textStyle: 'smallStrong', color: 'fg.muted', marginBlockEnd: '2' })
const list = css({
  layerStyle: 'panel',
  overflow: 'hidden',
  '& > li + li': {
    borderBlockStartWidth: 'hairline',
    borderBlockStartStyle: 'solid',
    borderColor: 'border.subtle',
  },
})
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '14',
  px: '4',
  paddingBlock: '2',
  textAlign: 'start',
})
const entry = css({
  transitionProperty: '[background-color]',
  transitionDuration: 'press',
  _hover: { bg: 'bg.hover' },
  // The list cuts off what lies outside of it.
  _focusVisible: { outlineOffset: '[-2px]' },
})
const held = css({ flexWrap: 'wrap' })
const picture = css({ width: '5', height: '5', flexShrink: '0', color: 'fg.muted' })
const words = css({ display: 'flex', flexDirection: 'column', flex: '[1 1 140px]', minWidth: '0' })
const name = css({ textStyle: 'bodyStrong' })
const small = css({ textStyle: 'small', color: 'fg.muted' })
const arrow = css({ width: '5', height: '5', flexShrink: '0', color: 'fg.subtle', _rtl: { scale: '[-1 1]' } })
