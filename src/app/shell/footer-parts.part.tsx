import { Mail, MapPin, Phone } from 'lucide-react'
import { Link, useLocation, useSearch } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Config, Landing } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useCustomerLocation } from '#src/core/where.ts'
import { legalPages } from '#src/navigation/legal-pages.ts'
import { opens } from '#src/navigation/overlay.ts'
import { ABOUT_US, CAMPAIGNS, HELP } from '#src/navigation/pages.ts'
import { profilePath } from '#src/navigation/profile-path.ts'
import { ApplyLink } from '#src/shared/footer/apply-link.part.tsx'
import { earningOffers } from '#src/shared/footer/earning.ts'
import { Newsletter } from '#src/shared/footer/newsletter.part.tsx'
import { css } from '#styled/css/index.js'
import { NetworkIcon } from './network-icon.part.tsx'

export type FooterContent = { config: Config; landing: Landing | undefined }

export const NewsletterPart = ({ landing }: Pick<FooterContent, 'landing'>) => (
  <>
    <p className={muted}>{landing?.fixed_newsletter_sub_title}</p>
    <div className={newsletter}>
      <Newsletter />
    </div>
  </>
)

export function SocialLinks({ config }: { config: Config }) {
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

export function Contact({ config, landing }: FooterContent) {
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
export function Pages({ config }: { config: Config }) {
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

export const LegalPages = ({ config }: { config: Config }) =>
  legalPages(config, useWords()).map(({ to, name: label }) => (
    <Link key={to} href={to} className={line}>
      {label}
    </Link>
  ))

/** In the demo, the page loads again and records what happens there (docs/testing.md, Reporting a bug). */
export function ReportLink({ config }: { config: Config }) {
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

export const ground = css({
  marginBlockStart: { base: '6', sm: '16' },
  paddingBlockStart: { base: '0', sm: '12' },
  paddingBlockEnd: { base: '[calc({sizes.tabBar} + 24px + var(--live, 0px))]', sm: '[112px]', lg: '8' },
  bg: 'bg.subtle',
  _print: { display: 'none' },
})
export const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' })
export const about = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' })
export const muted = css({ textStyle: 'body', color: 'fg.muted', maxWidth: '80' })
const newsletter = css({ alignSelf: 'stretch', paddingBlockStart: '3' })
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
