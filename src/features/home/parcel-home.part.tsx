import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/core/config.ts'
import { HELP } from '#src/navigation/pages.ts'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Near } from '#ui/near.tsx'
import { Banners } from './banners.part.tsx'
import { EasySteps } from './easy-steps.part.tsx'
import { parcelPage } from './parcel.skeleton.tsx'
import { ParcelCategories } from './parcel-categories.part.tsx'
import { SectionBanner } from './section-banner.part.tsx'
import { Services } from './services.part.tsx'
import { WhyChoose } from './why-choose.part.tsx'

/**
 * Parcel categories, the reasons to send here and the steps; a form finds an order under way (docs/spec.md §1, §2,
 * Parcel home).
 */
export function ParcelHome({ findOrder }: { findOrder: ReactNode }) {
  const { home, parcelHome: parcel, shell } = useWords()
  const { business_name } = useConfig()
  return (
    <div className={parcelPage}>
      <h1 className={hidden}>{home.title({ name: business_name })}</h1>
      <Services />
      <Banners module_type="parcel" />
      <ParcelCategories />
      <section className={panel}>
        <div className={text}>
          <h2 className={title}>{parcel.title()}</h2>
          <p className={hint}>{parcel.note()}</p>
          <Link href={HELP} className={button({ variant: 'outline' })}>
            <span data-part="label">
              <MessageCircle aria-hidden="true" />
              {shell.contact()}
            </span>
          </Link>
        </div>
        <div className={form}>{findOrder}</div>
      </section>
      <Near height="240px">
        <WhyChoose />
      </Near>
      <SectionBanner at="promotional" />
      <Near height="420px">
        <EasySteps />
      </Near>
      <SectionBanner at="bottom" />
    </div>
  )
}

const hidden = css({ srOnly: true })
const panel = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { md: 'center' },
  justifyContent: 'space-between',
  gap: '6',
  padding: { base: '6', md: '8' },
  bg: 'accent.soft',
  borderRadius: 'lg',
})
const text = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2',
  maxWidth: 'prose',
  '& > a': { marginBlockStart: '2' },
})
const title = css({ textStyle: { base: 'heading', md: 'headline' } })
const hint = css({ textStyle: 'lead', color: 'fg.muted', textWrap: 'balance' })
const form = css({
  width: 'full',
  maxWidth: { md: '[560px]' },
  padding: { base: '4', sm: '6' },
  bg: 'bg.surface',
  borderRadius: 'md',
})
