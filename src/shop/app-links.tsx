import { useWords } from '#i18n/i18n.tsx'
import type { AppLinks as Links } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'

/** Links to the app stores; each link appears only when its status is 1 (docs/spec.md §9). */
export function AppLinks({ links }: { links: Links }) {
  const { footer } = useWords()
  return (
    <div className={row}>
      {links.playstore_url_status === 1 && (
        <a className={button({ variant: 'outline', size: 'sm' })} href={links.playstore_url}>
          {footer.playStore()}
        </a>
      )}
      {links.apple_store_url_status === 1 && (
        <a className={button({ variant: 'outline', size: 'sm' })} href={links.apple_store_url}>
          {footer.appStore()}
        </a>
      )}
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
