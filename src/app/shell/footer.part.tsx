import { useQuery } from '@tanstack/react-query'
import { useLocation, useRoute } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { AppLinks } from '#src/shared/footer/app-links.part.tsx'
import { landingQuery } from '#src/shared/footer/landing.ts'
import { css } from '#styled/css/index.js'
import { useIsPhone } from '#ui/use-media.ts'
import { FoldedFooter } from './folded-footer.part.tsx'
import {
  about,
  Contact,
  column,
  ground,
  LegalPages,
  muted,
  NewsletterPart,
  Pages,
  ReportLink,
  SocialLinks,
} from './footer-parts.part.tsx'
import { ShortFooter } from './short-footer.part.tsx'
import { isShortAt } from './short-footer.ts'

/** What the business is, how to reach it, and its rules (docs/spec.md §2, Footer). */
export function Footer() {
  const config = useConfig()
  const words = useWords().footer
  // The landing page has the letter among its own sections.
  const [isLanding] = useRoute('/')
  const [path] = useLocation()
  const { data: landing, isPending, failureCount } = useQuery(landingQuery(useShop().api))
  const isPhone = useIsPhone()
  if (isShortAt(path)) return <ShortFooter config={config} />
  // Half of it would move when the rest comes. What cannot be had at once is not waited for.
  if (isPending && failureCount === 0) return null
  if (isPhone) return <FoldedFooter config={config} landing={landing} isLanding={isLanding} />
  return (
    <footer className={ground}>
      <div className={columns}>
        <section className={about}>
          <p className={name}>{config.business_name}</p>
          <p className={muted}>{landing?.fixed_footer_description}</p>
          <SocialLinks config={config} />
          {landing && <AppLinks links={landing.download_user_app_links} />}
        </section>
        <section className={column}>
          <h2 className={title}>{words.contactUs()}</h2>
          <Contact config={config} landing={landing} />
        </section>
        <nav className={column} aria-label={words.more()}>
          <h2 className={title}>{words.more()}</h2>
          <Pages config={config} />
        </nav>
        <nav className={column} aria-label={words.legal()}>
          <h2 className={title}>{words.legal()}</h2>
          <LegalPages config={config} />
        </nav>
        {!isLanding && (
          <section className={column}>
            {landing && <h2 className={title}>{landing.fixed_newsletter_title}</h2>}
            <NewsletterPart landing={landing} />
          </section>
        )}
      </div>
      <p className={fine}>
        {config.footer_text} <ReportLink config={config} />
      </p>
    </footer>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[1fr]', sm: '[1fr 1fr]', lg: '[minmax(0, 1.5fr)]' },
  // The first column has room for all networks in one row and for an app badge in one line.
  gridAutoFlow: { lg: 'column' },
  gridAutoColumns: { lg: '[minmax(0, 1fr)]' },
  gap: '8',
  maxWidth: 'content',
  mx: 'auto',
  px: { base: '4', md: '6' },
})
const name = css({ textStyle: 'heading' })
const title = css({ textStyle: 'subtitle', paddingBlock: '2' })
const fine = css({
  maxWidth: 'content',
  mx: 'auto',
  paddingBlockStart: '8',
  px: { base: '4', md: '6' },
  textStyle: 'caption',
  color: 'fg.muted',
})
