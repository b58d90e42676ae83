import { useWords } from '#i18n/i18n.tsx'
import { storesIn } from '#machines/app/store-count.ts'
import type { CustomerLocation } from '#machines/rules/place.ts'
import type { Module } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'
import type { LandingProps } from './landing.props.ts'

/** The services, each in its own colour. */
export function LandingModules({ landing, modules, location, onModule }: LandingProps) {
  const storesText = useStoresText(location)
  return (
    <section aria-labelledby="services" className={section}>
      <div className={heading}>
        <h2 id="services" className={title}>
          {landing.fixed_module_title}
        </h2>
        <p className={hint}>{landing.fixed_module_sub_title}</p>
      </div>
      <ul className={grid}>
        {modules.map((module) => (
          <li key={module.id} data-module={module.module_type}>
            <button type="button" className={card} onClick={() => onModule(module)}>
              <Picture
                src={module.thumbnail_full_url}
                alt=""
                ratio="1 / 1"
                fit="contain"
                sizes="(min-width: 900px) 132px, 96px"
                className={art}
              />
              <span className={name}>{module.module_name}</span>
              <span className={text}>{module.description}</span>
              <span className={count}>{storesText(module)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many stores a customer finds there: in the zones of the location, or in all of them while there is none. */
function useStoresText(location: CustomerLocation | null) {
  const words = useWords().landing
  return (module: Module) => {
    if (!location) return module.stores_count > 0 && words.storesInAllZones({ count: module.stores_count })
    const count = storesIn(module, location.zone_ids)
    return !!count && words.storesCount({ count })
  }
}

const section = css({ display: 'flex', flexDirection: 'column', gap: '6', minHeight: '80' })
const heading = css({ display: 'flex', flexDirection: 'column', gap: '1', textAlign: { md: 'center' } })
const title = css({ textStyle: { base: 'heading', md: 'headline' } })
const hint = css({ textStyle: 'lead', color: 'fg.muted' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    // Two beside each other, one where the text is large.
    base: '[repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))]',
    md: '[repeat(3, minmax(0, 1fr))]',
    lg: '[repeat(5, minmax(0, 1fr))]',
  },
  gap: { base: '3', md: '4' },
  // On phones the odd one out takes the whole row.
  '& > li:last-child:nth-child(odd)': { gridColumn: { base: '1 / -1', md: 'auto' } },
})
const card = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1',
  width: 'full',
  height: 'full',
  padding: { base: '4', md: '5' },
  textAlign: 'center',
  bg: 'accent.soft',
  borderRadius: 'lg',
  transitionProperty: '[background-color, translate]',
  transitionDuration: 'enter',
  _hover: { bg: 'accent.softHover', translate: '[0 -4px]' },
})
const art = css({ width: { base: '24', md: '[132px]' }, marginBlockEnd: '2' })
const name = css({ textStyle: 'subtitle', color: 'accent.text' })
const text = css({ textStyle: 'small', color: 'fg.muted' })
const count = css({ marginBlockStart: 'auto', paddingBlockStart: '2', textStyle: 'smallStrong' })
