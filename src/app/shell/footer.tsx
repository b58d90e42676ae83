import { useQuery } from '@tanstack/react-query'
import { Mail, MapPin, Phone } from 'lucide-react'
import { Link, useLocation, useRoute } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Config, Landing } from '#openapi/generated/client.ts'
import { AppLinks } from '#src/shop/app-links.tsx'
import { ApplyLink } from '#src/shop/apply-link.tsx'
import { useConfig } from '#src/shop/config.ts'
import { earningOffers } from '#src/shop/earning.ts'
import { landingQuery } from '#src/shop/landing.ts'
import { legalPages } from '#src/shop/legal-pages.ts'
import { Newsletter } from '#src/shop/newsletter.tsx'
import { opens } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { usePlace } from '#src/shop/where.ts'
import { css, cx } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { isShortAt } from './short-footer.ts'

/** What the business is, how to reach it, and its rules (docs/spec.md §2, Footer). */
export function Footer() {
  const config = useConfig()
  // The landing page has the letter among its own sections.
  const [isLanding] = useRoute('/')
  const [path] = useLocation()
  const { data: landing, isPending, failureCount } = useQuery(landingQuery(useShop().api))
  if (isShortAt(path)) return <ShortFooter config={config} />
  // Half of it would move when the rest comes. What cannot be had at once is not waited for.
  if (isPending && failureCount === 0) return null
  return (
    <footer className={ground}>
      <div className={columns}>
        <section className={about}>
          <p className={name}>{config.business_name}</p>
          <p className={muted}>{landing?.fixed_footer_description}</p>
          <SocialLinks config={config} />
          {landing && <AppLinks links={landing.download_user_app_links} />}
        </section>
        <Contact config={config} landing={landing} />
        <Pages config={config} isWide={isLanding} />
        {!isLanding && (
          <section className={column}>
            {landing && <h2 className={title}>{landing.fixed_newsletter_title}</h2>}
            <p className={muted}>{landing?.fixed_newsletter_sub_title}</p>
            <div className={letter}>
              <Newsletter />
            </div>
          </section>
        )}
      </div>
      <p className={fine}>{config.footer_text}</p>
    </footer>
  )
}

/** While a customer orders, waits or looks after the account, only the rules stand below the page. */
function ShortFooter({ config }: { config: Config }) {
  const words = useWords()
  return (
    <footer className={short}>
      <p>{config.footer_text}</p>
      <nav aria-label={words.footer.legal()}>
        {legalPages(config, words).map(({ to, name: label }) => (
          <Link key={to} href={to} className={line}>
            {label}
          </Link>
        ))}
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
          <a href={href} target="_blank" rel="noreferrer" className={link({ look: 'quiet' })}>
            {footer.networks[network]()}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Contact({ config, landing }: { config: Config; landing: Landing | undefined }) {
  const { footer } = useWords()
  const { lat, lng } = config.default_location
  return (
    <section className={column}>
      <h2 className={title}>{footer.contactUs()}</h2>
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
    </section>
  )
}

/** Needs a chosen zone (docs/spec.md §2, Footer). */
const CAMPAIGNS = '/campaigns'

function Pages({ config, isWide }: { config: Config; isWide: boolean }) {
  const words = useWords()
  const { footer } = words
  const place = usePlace()
  const { toasts } = useShop()
  const pages = [
    { to: '/about-us', name: footer.aboutUs() },
    { to: '/help-and-support', name: footer.help() },
    { to: CAMPAIGNS, name: footer.campaigns() },
    ...(config.customer_wallet_status ? [{ to: '/profile?page=wallet', name: footer.myWallet() }] : []),
    ...(config.loyalty_point_status ? [{ to: '/profile?page=loyalty-points', name: footer.myPoints() }] : []),
    ...legalPages(config, words),
  ]
  return (
    <nav className={cx(column, isWide && wide)} aria-label={footer.legal()}>
      <h2 className={title}>{footer.legal()}</h2>
      {pages.map(({ to, name: label }) => (
        <Link
          key={to}
          href={to}
          className={line}
          onClick={(event) => {
            if (to !== CAMPAIGNS || place) return
            event.preventDefault()
            toasts.show({ kind: 'warning', id: 'zone', text: footer.zoneRequired() })
          }}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

const ground = css({
  marginBlockStart: '16',
  paddingBlockStart: '12',
  paddingBlockEnd: { base: '[112px]', lg: '8' },
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
  gridTemplateColumns: { base: '[1fr]', sm: '[1fr 1fr]', lg: '[1.6fr 1fr 1fr 1.3fr]' },
  gap: '8',
  maxWidth: 'content',
  mx: 'auto',
  px: { base: '4', md: '6' },
})
const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' })
// In the place of the letter too.
const wide = css({
  sm: {
    display: 'grid',
    gridColumn: '[auto / span 2]',
    gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
    columnGap: '8',
    alignContent: 'start',
    '& h2': { gridColumn: '[1 / -1]' },
  },
})
const letter = css({ alignSelf: 'stretch', paddingBlockStart: '3' })
const about = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' })
const name = css({ textStyle: 'heading' })
const title = css({ textStyle: 'subtitle', paddingBlock: '2' })
const muted = css({ textStyle: 'body', color: 'fg.muted', maxWidth: '80' })
const socials = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '2',
  minHeight: '11',
  alignItems: 'center',
})
const line = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '9',
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
