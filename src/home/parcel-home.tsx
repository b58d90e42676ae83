import { MessageCircle, PackageSearch } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Banners } from './banners.tsx'

/** Parcels have no goods to look for: what is under way is followed, everything else is talked about (spec §1, §2). */
export function ParcelHome() {
  const { home, shell } = useWords()
  return (
    <div className={page}>
      <Banners module_type="parcel" />
      <section className={panel}>
        <div className={text}>
          <h1 className={title}>{home.parcelTitle()}</h1>
          <p className={note}>{home.parcelNote()}</p>
        </div>
        <div className={ways}>
          <Link href="/track-order" className={button({ size: 'lg' })}>
            <span data-part="label">
              <PackageSearch aria-hidden="true" />
              {shell.trackOrder()}
            </span>
          </Link>
          <Link href="/help-and-support" className={button({ variant: 'outline', size: 'lg' })}>
            <span data-part="label">
              <MessageCircle aria-hidden="true" />
              {shell.contact()}
            </span>
          </Link>
        </div>
      </section>
    </div>
  )
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '6', md: '8' },
  paddingBlock: { base: '4', md: '6' },
})
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
const text = css({ display: 'flex', flexDirection: 'column', gap: '2', maxWidth: 'prose' })
const title = css({ textStyle: { base: 'heading', md: 'headline' } })
const note = css({ textStyle: 'lead', color: 'fg.muted' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
