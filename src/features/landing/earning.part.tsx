import type { Landing } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { ApplyLink } from '#src/shared/footer/apply-link.part.tsx'
import { earningOffers } from '#src/shared/footer/earning.ts'
import { css, cx } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Picture } from '#ui/picture.tsx'

/** Who may work with the shop, and where to apply. */
export function Earning({ landing }: { landing: Landing }) {
  const offers = earningOffers(useConfig(), landing)
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="earning" className={section}>
      <div className={heading}>
        <h2 id="earning" className={title}>
          {landing.earning_title}
        </h2>
        <p className={lead}>{landing.earning_sub_title}</p>
      </div>
      <ul className={pair}>
        {offers.map((offer) => (
          <li key={offer.href} className={card}>
            <Picture src={offer.picture} alt="" ratio="1 / 1" sizes="112px" className={art} />
            <div className={said}>
              <h3 className={name}>{offer.title}</h3>
              <p className={text}>{offer.text}</p>
              <div className={end}>
                <ApplyLink offer={offer} className={apply} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const section = css({ display: 'flex', flexDirection: 'column', gap: '6' })
const heading = css({ display: 'flex', flexDirection: 'column', gap: '1' })
const title = css({ textStyle: { base: 'heading', md: 'headline' }, textAlign: { md: 'center' } })
const lead = css({ textStyle: 'lead', color: 'fg.muted', textAlign: { md: 'center' } })
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(auto-fit, minmax(360px, 1fr))]' },
  gap: '4',
})
const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '4', md: '6' },
  padding: { base: '4', md: '6' },
  layerStyle: 'panel',
})
const art = css({ width: { base: '20', md: '28' }, flexShrink: '0', borderRadius: 'md' })
const said = css({ display: 'flex', flexDirection: 'column', gap: '1' })
const name = css({ textStyle: 'subtitle' })
const text = css({ textStyle: 'body', color: 'fg.muted' })
const end = css({ paddingBlockStart: '3' })
const apply = cx(button({ variant: 'outline', size: 'sm' }), css({ gap: '2' }))
