import { useQuery } from '@tanstack/react-query'
import { Mail, MapPin, Phone } from 'lucide-react'
import { Link, useLocation, useRoute, useSearch } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Config, Landing } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useCustomerLocation } from '#src/core/where.ts'
import { legalPages } from '#src/navigation/legal-pages.ts'
import { opens } from '#src/navigation/overlay.ts'
import { ABOUT_US, CAMPAIGNS, HELP } from '#src/navigation/pages.ts'
import { profilePath } from '#src/navigation/profile-path.ts'
import { AppLinks } from '#src/shared/footer/app-links.part.tsx'
import { ApplyLink } from '#src/shared/footer/apply-link.part.tsx'
import { earningOffers } from '#src/shared/footer/earning.ts'
import { landingQuery } from '#src/shared/footer/landing.ts'
import { Newsletter } from '#src/shared/footer/newsletter.part.tsx'
import { css } from '#styled/css/index.js'
import { Accordion } from '#ui/accordion.tsx'
import { useIsPhone } from '#ui/use-media.ts'
import { NetworkIcon } from './network-icon.part.tsx'
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

type Content = { config: Config; landing: Landing | undefined }

/** The same on a phone: the columns are folded, so that the page does not end in a second page. */
function FoldedFooter({ config, landing, isLanding }: Content & { isLanding: boolean }) {
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

const NewsletterPart = ({ landing }: Pick<Content, 'landing'>) => (
  <>
    <p className={muted}>{landing?.fixed_newsletter_sub_title}</p>
    <div className={newsletter}>
      <Newsletter />
    </div>
  </>
)

/** While a customer orders, waits or looks after the account, only the rules stand below the page. */
function ShortFooter({ config }: { config: Config }) {
  const words = useWords()
  return (
    <footer className={short}>
      <p>{config.footer_text}</p>
      <nav aria-label={words.footer.legal()}>
        <LegalPages config={config} />
        <ReportLink config={config} />
      </nav>
    </footer>
  )
}

function SocialLinks({ config }: { config: Config }) {
  const { footer } = useWords()
  return (
    <ul className={socials} aria-label={footer.followUs()}>
      {config.social_media.map(({ name: network, link: href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className={social}
            aria-label={footer.networks[network]()}
          >
            <NetworkIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Contact({ config, landing }: Content) {
  const { lat, lng } = config.default_location
  return (
    <>
      <a className={line} href={`mailto:${config.email}`}>
        <Mail aria-hidden="true" />
        {config.email}
      </a>
      <a className={line} href={`tel:${config.phone}`}>
        <Phone aria-hidden="true" />
        <span dir="ltr">{config.phone}</span>
      </a>
      <button
        type="button"
        className={line}
        {...opens({ name: 'store-map', title: config.address, lat, lng })}
      >
        <MapPin aria-hidden="true" />
        {config.address}
      </button>
      {landing &&
        earningOffers(config, landing).map((offer) => (
          <ApplyLink key={offer.href} offer={offer} className={line} />
        ))}
    </>
  )
}

/** What there is beside the shop itself. */
function Pages({ config }: { config: Config }) {
  const { footer } = useWords()
  const location = useCustomerLocation()
  const { toasts } = useShop()
  const pages = [
    { to: ABOUT_US, name: footer.aboutUs() },
    { to: HELP, name: footer.help() },
    { to: CAMPAIGNS, name: footer.campaigns() },
    ...(config.customer_wallet_status ? [{ to: profilePath('wallet'), name: footer.myWallet() }] : []),
    ...(config.loyalty_point_status ? [{ to: profilePath('loyalty-points'), name: footer.myPoints() }] : []),
  ]
  return (
    <>
      {pages.map(({ to, name: label }) => (
        <Link
          key={to}
          href={to}
          className={line}
          onClick={(event) => {
            // Campaigns need a chosen zone (docs/spec.md §2, Footer).
            if (to !== CAMPAIGNS || location) return
            event.preventDefault()
            toasts.show({ kind: 'warning', id: 'zone', text: footer.zoneRequired() })
          }}
        >
          {label}
        </Link>
      ))}
    </>
  )
}

const LegalPages = ({ config }: { config: Config }) =>
  legalPages(config, useWords()).map(({ to, name: label }) => (
    <Link key={to} href={to} className={line}>
      {label}
    </Link>
  ))

/** In the demo, the page loads again and records what happens there (docs/testing.md, Reporting a bug). */
function ReportLink({ config }: { config: Config }) {
  const { footer } = useWords()
  const [path] = useLocation()
  const search = useSearch()
  if (config.problem_reports !== 1) return null
  const here = search === '' ? path : `${path}?${search}`
  return (
    <a href={`/flows/live?report&to=${encodeURIComponent(here)}`} className={line}>
      {footer.reportProblem()}
    </a>
  )
}

const ground = css({
  marginBlockStart: { base: '6', sm: '16' },
  paddingBlockStart: { base: '0', sm: '12' },
  paddingBlockEnd: { base: '[calc({sizes.tabBar} + 24px + var(--live, 0px))]', sm: '[112px]', lg: '8' },
  bg: 'bg.subtle',
  _print: { display: 'none' },
})
const short = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  maxWidth: 'content',
  mx: 'auto',
  px: { base: '4', md: '6' },
  paddingBlockStart: '4',
  paddingBlockEnd: { base: '[112px]', lg: '4' },
  textStyle: 'caption',
  color: 'fg.muted',
  borderBlockStartWidth: 'hairline',
  borderBlockStartStyle: 'solid',
  borderColor: 'border.subtle',
  _print: { display: 'none' },
  '& > nav': { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
})
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
const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' })
const folded = css({
  px: '4',
  textStyle: 'caption',
  color: 'fg.muted',
  '& summary': { minHeight: '11', color: 'fg.default' },
  '& > ul': { columnGap: '3' },
})
const newsletter = css({ alignSelf: 'stretch', paddingBlockStart: '3' })
const about = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' })
const name = css({ textStyle: 'heading' })
const title = css({ textStyle: 'subtitle', paddingBlock: '2' })
const muted = css({ textStyle: 'body', color: 'fg.muted', maxWidth: '80' })
const socials = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  marginInlineStart: '-2',
})
const social = css({
  display: 'grid',
  placeItems: 'center',
  width: '11',
  height: '11',
  color: 'fg.muted',
  borderRadius: 'full',
  _hover: { color: 'fg.default', bg: 'bg.subtle' },
  '& svg': { width: '5', height: '5' },
})
const line = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: '11', sm: '9' },
  textStyle: 'body',
  textAlign: 'start',
  color: 'fg.muted',
  cursor: 'pointer',
  borderRadius: 'xs',
  _hover: { color: 'fg.default' },
  '& svg': { width: '4', height: '4', flexShrink: '0' },
})
const fine = css({
  maxWidth: 'content',
  mx: 'auto',
  paddingBlockStart: '8',
  px: { base: '4', md: '6' },
  textStyle: 'caption',
  color: 'fg.muted',
})
