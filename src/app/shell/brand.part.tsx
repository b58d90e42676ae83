import { useLocation } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/core/config.ts'
import { useCustomerLocation } from '#src/core/where.ts'
import { useGo } from '#src/navigation/overlay.ts'
import { HOME } from '#src/navigation/pages.ts'
import { Picture } from '#src/ui/picture.tsx'
import { css } from '#styled/css/index.js'

/** The logo: to /home in place of this page, or stays on / while no place is known (docs/spec.md §2, Header). */
export function Brand() {
  const { business_name, logo_full_url } = useConfig()
  const words = useWords()
  const location = useCustomerLocation()
  const [path] = useLocation()
  const go = useGo()
  const to = path === '/' && !location ? '/' : HOME
  return (
    <a
      href={to}
      className={link}
      aria-label={words.shell.logo({ name: business_name })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(to, { replace: true })
      }}
    >
      <span className={mark}>
        <Picture src={logo_full_url} alt="" sizes="36px" ratio="1 / 1" fit="contain" />
      </span>
      <span className={name}>{business_name}</span>
    </a>
  )
}

const link = css({
  display: 'inline-flex',
  flexShrink: '0',
  alignItems: 'center',
  gap: '2',
  minHeight: '11',
  borderRadius: 'sm',
})
const mark = css({ flexShrink: '0', width: '9', borderRadius: 'sm', overflow: 'hidden' })
const name = css({
  display: { base: 'none', sm: 'inline' },
  textStyle: 'heading',
  color: 'fg.default',
  letterSpacing: 'tight',
})
