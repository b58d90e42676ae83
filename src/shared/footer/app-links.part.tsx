import { Apple, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { AppLinks as Links } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'

/** Badges of the app stores; each appears only when its status is 1 (docs/spec.md §9). */
export function AppLinks({ links }: { links: Links }) {
  const { footer } = useWords()
  return (
    <div className={row}>
      {links.playstore_url_status === 1 && (
        <StoreBadge href={links.playstore_url} icon={<Play aria-hidden="true" />}>
          {footer.playStore()}
        </StoreBadge>
      )}
      {links.apple_store_url_status === 1 && (
        <StoreBadge href={links.apple_store_url} icon={<Apple aria-hidden="true" />}>
          {footer.appStore()}
        </StoreBadge>
      )}
    </div>
  )
}

const StoreBadge = ({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) => (
  <a className={badge} href={href}>
    {icon}
    {children}
  </a>
)

const row = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, min(16rem, 100%))]',
  gap: '2',
  width: 'full',
})
const badge = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minHeight: '11',
  px: '3',
  textStyle: 'smallStrong',
  color: 'bg.canvas',
  bg: 'fg.default',
  borderRadius: 'md',
  transitionProperty: '[opacity]',
  transitionDuration: 'press',
  _hover: { opacity: '[0.85]' },
  '& svg': { width: '5', height: '5', fill: 'current' },
})
