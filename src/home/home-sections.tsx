import { Suspense } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { Module } from '#openapi/generated/client.ts'
import { useConfig } from '#src/shop/config.ts'
import { css } from '#styled/css/index.js'
import { latePart } from '#ui/lazy-part.tsx'
import { Near } from '#ui/near.tsx'
import { Banners } from './banners.tsx'
import { Categories } from './categories.tsx'
import { SearchLink } from './search-link.tsx'
import { PopularItems, PopularStores, SpecialOffer } from './sections.tsx'

const LaterSections = latePart(async () => (await import('./later-sections.tsx')).LaterSections)

/**
 * The sections of a module's home, in the order the module has them (spec §2, Home layouts): with food one thinks of
 * restaurants first, with everything else of goods.
 */
export function HomeSections({ module_type }: { module_type: Module['module_type'] }) {
  const { home } = useWords()
  const { business_name } = useConfig()
  const isFood = module_type === 'food'
  return (
    <div className={page}>
      <h1 className={title}>{home.title({ name: business_name })}</h1>
      <SearchLink module_type={module_type} />
      <Banners module_type={module_type} />
      <Categories />
      {isFood ? <PopularStores isFood /> : <SpecialOffer />}
      <Near height="360px">{isFood ? <SpecialOffer /> : <PopularItems />}</Near>
      <Near height="360px">{isFood ? <PopularItems /> : <PopularStores />}</Near>
      <Near height="800px">
        <Suspense fallback={<div className={room} />}>
          <LaterSections module_type={module_type} />
        </Suspense>
      </Near>
    </div>
  )
}

const title = css({ srOnly: true })
const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '6', md: '8' },
  paddingBlock: { base: '3', md: '6' },
})
const room = css({ height: '[800px]' })
