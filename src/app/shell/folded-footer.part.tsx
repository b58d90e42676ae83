import { useWords } from '#i18n/i18n.tsx'
import { AppLinks } from '#src/shared/footer/app-links.part.tsx'
import { css } from '#styled/css/index.js'
import { Accordion } from '#ui/accordion.tsx'
import {
  about,
  Contact,
  column,
  type FooterContent,
  ground,
  LegalPages,
  NewsletterPart,
  Pages,
  ReportLink,
  SocialLinks,
} from './footer-parts.part.tsx'

/** The footer on a phone: the columns are folded, so that the page does not end in a second page. */
export function FoldedFooter({ config, landing, isLanding }: FooterContent & { isLanding: boolean }) {
  const { footer } = useWords()
  return (
    <footer className={ground}>
      <div className={folded}>
        <Accordion
          items={[
            {
              key: 'about',
              title: config.business_name,
              content: (
                <div className={about}>
                  <p>{landing?.fixed_footer_description}</p>
                  {landing && <AppLinks links={landing.download_user_app_links} />}
                </div>
              ),
            },
            {
              key: 'contact',
              title: footer.contactUs(),
              content: (
                <div className={column}>
                  <Contact config={config} landing={landing} />
                </div>
              ),
            },
            {
              key: 'more',
              title: footer.more(),
              content: (
                <nav className={column} aria-label={footer.more()}>
                  <Pages config={config} />
                </nav>
              ),
            },
            {
              key: 'legal',
              title: footer.legal(),
              content: (
                <nav className={column} aria-label={footer.legal()}>
                  <LegalPages config={config} />
                </nav>
              ),
            },
            ...(isLanding || !landing
              ? []
              : [
                  {
                    key: 'letter',
                    title: landing.fixed_newsletter_title,
                    content: <NewsletterPart landing={landing} />,
                  },
                ]),
          ]}
        />
        <SocialLinks config={config} />
        <p>{config.footer_text}</p>
        <ReportLink config={config} />
      </div>
    </footer>
  )
}

const folded = css({
  px: '4',
  textStyle: 'caption',
  color: 'fg.muted',
  '& summary': { minHeight: '11', color: 'fg.default' },
  '& > ul': { columnGap: '3' },
})
