import { MapPin } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { Landing } from '#openapi/generated/client.ts'
import { AppLinks } from '#src/shared/footer/app-links.part.tsx'
import { Newsletter } from '#src/shared/footer/newsletter.part.tsx'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'

type Props = { landing: Landing }

/** Why to order here. */
export function Reasons({ landing }: Props) {
  const words = useWords().landing
  return (
    <section aria-labelledby="reasons" className={section}>
      <h2 id="reasons" className={title}>
        {words.why()}
      </h2>
      <ul className={reasons}>
        {landing.special_criterias.map(({ id, title: name, description, image_full_url }) => (
          <li key={id} className={reason}>
            <Picture src={image_full_url} alt="" ratio="1 / 1" sizes="72px" className={art} />
            <div>
              <h3 className={strong}>{name}</h3>
              <p className={muted}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What there is, counted. */
export function Statistics({ landing }: Props) {
  const { statistics, inNumbers } = useWords().landing
  const { number } = useFormats()
  const { store_count, item_count, zone_count, order_count } = landing.business_statistics
  const counted: [number, string][] = [
    [store_count, statistics.stores()],
    [item_count, statistics.items()],
    [zone_count, statistics.zones()],
    [order_count, statistics.orders()],
  ]
  return (
    <section aria-label={inNumbers()} className={strip}>
      {counted.map(([value, name]) => (
        <p key={name} className={figure}>
          <span className={count}>{number(value)}</span>
          <span>{name}</span>
        </p>
      ))}
    </section>
  )
}

/** Where things are brought. */
export function Zones({ landing }: Props) {
  return (
    <section aria-labelledby="zones" className={section}>
      <div className={heading}>
        <h2 id="zones" className={title}>
          {landing.available_zone_title}
        </h2>
        <p className={lead}>{landing.available_zone_short_description}</p>
      </div>
      <ul className={zones}>
        {landing.available_zone_list.map(({ id, name }) => (
          <li key={id} className={zone}>
            <MapPin aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The apps, as far as they are offered (docs/spec.md §9), and the letter. */
export function AppAndNewsletter({ landing }: Props) {
  const links = landing.download_user_app_links
  const hasApps = links.playstore_url_status === 1 || links.apple_store_url_status === 1
  return (
    <div className={pair}>
      {hasApps && (
        <section aria-labelledby="apps" className={panel}>
          <h2 id="apps" className={panelTitle}>
            {landing.download_user_app_title}
          </h2>
          <p className={muted}>{landing.download_user_app_sub_title}</p>
          <div className={panelEnd}>
            <AppLinks links={links} />
          </div>
        </section>
      )}
      <section aria-labelledby="letter" className={panel}>
        <h2 id="letter" className={panelTitle}>
          {landing.fixed_newsletter_title}
        </h2>
        <p className={muted}>{landing.fixed_newsletter_sub_title}</p>
        <div className={panelEnd}>
          <Newsletter />
        </div>
      </section>
    </div>
  )
}

const section = css({ display: 'flex', flexDirection: 'column', gap: '6' })
const heading = css({ display: 'flex', flexDirection: 'column', gap: '1' })
const title = css({ textStyle: { base: 'heading', md: 'headline' }, textAlign: { md: 'center' } })
const lead = css({ textStyle: 'lead', color: 'fg.muted', textAlign: { md: 'center' } })
const muted = css({ textStyle: 'body', color: 'fg.muted' })
const strong = css({ textStyle: 'subtitle', paddingBlockEnd: '1' })
const reasons = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    sm: '[repeat(2, minmax(0, 1fr))]',
    lg: '[repeat(4, minmax(0, 1fr))]',
  },
  gap: { base: '4', md: '6' },
})
const reason = css({
  display: 'flex',
  flexDirection: { base: 'row', md: 'column' },
  alignItems: 'flex-start',
  gap: '4',
  height: 'full',
  padding: { base: '4', md: '6' },
  layerStyle: 'panel',
})
const art = css({ maxWidth: '18', flexShrink: '0', borderRadius: 'md' })
const strip = css({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: '6',
  paddingBlock: { base: '6', md: '12' },
  paddingInline: '4',
  layerStyle: 'quiet',
  borderRadius: 'lg',
})
// Two beside each other, or as many as their counts leave room for.
const figure = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: { base: '[1 1 40%]', md: '[1 1 0]' },
  textStyle: 'lead',
})
const count = css({ textStyle: 'display', figure: true })
const zones = css({ display: 'flex', flexWrap: 'wrap', justifyContent: { md: 'center' }, gap: '3' })
const zone = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '13',
  px: '5',
  textStyle: 'leadStrong',
  layerStyle: 'panel',
  borderRadius: 'full',
  '& svg': { width: '5', height: '5', color: 'accent.text' },
})
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(auto-fit, minmax(360px, 1fr))]' },
  gap: '4',
})
const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  padding: { base: '6', md: '8' },
  layerStyle: 'quiet',
  borderRadius: 'lg',
})
const panelTitle = css({ textStyle: 'heading' })
const panelEnd = css({ marginBlockStart: 'auto', paddingBlockStart: '4', '& form': { maxWidth: '80' } })
