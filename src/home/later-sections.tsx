import '#theme/late.css'
import { type ComponentType, Suspense } from 'react'
import type { Module } from '#openapi/generated/client.ts'
import { useToken } from '#src/shop/where.ts'
import { latePart } from '#ui/lazy-part.tsx'
import { Near } from '#ui/near.tsx'
import { SectionBanner } from './section-banner.tsx'
import {
  BestReviewed,
  FeaturedItems,
  NewArrivals,
  Recommended,
  VisitAgain,
  WhatsNew,
} from './section-rows.tsx'
import { SectionSkeleton } from './section-skeleton.tsx'
import { PopularStores } from './sections.tsx'

type Goods = Exclude<Module['module_type'], 'parcel'>

/** A section, the room that is kept for it unless it keeps its own, and whether it is for customers only. */
type Section = {
  Part: ComponentType<{ module_type: Module['module_type'] }>
  height?: `${number}px`
  isPersonal?: boolean
}

const sections = {
  highlights: {
    Part: latePart(async () => (await import('./highlights.tsx')).Highlights),
    height: '380px',
  },
  visitAgain: { Part: VisitAgain, height: '348px', isPersonal: true },
  popularStores: { Part: PopularStores, height: '300px' },
  nearby: {
    Part: latePart(async () => (await import('./popular-nearby.tsx')).PopularNearby),
    height: '600px',
  },
  justForYou: {
    Part: latePart(async () => (await import('./just-for-you.tsx')).JustForYou),
    height: '360px',
  },
  campaigns: {
    Part: latePart(async () => (await import('./campaigns.tsx')).Campaigns),
    height: '240px',
  },
  coupons: { Part: latePart(async () => (await import('./coupons.tsx')).Coupons), height: '220px' },
  bestReviewed: { Part: BestReviewed, height: '760px' },
  featured: { Part: FeaturedItems, height: '760px' },
  promotional: { Part: () => <SectionBanner at="promotional" /> },
  conditions: {
    Part: latePart(async () => (await import('./conditions.tsx')).Conditions),
    height: '400px',
  },
  brands: { Part: latePart(async () => (await import('./brands.tsx')).Brands), height: '320px' },
  whatsNew: { Part: WhatsNew, height: '300px' },
  newArrivals: { Part: NewArrivals, height: '340px' },
  newGoods: { Part: NewArrivals, height: '900px' },
  recommended: { Part: Recommended, height: '760px', isPersonal: true },
  stores: {
    Part: latePart(async () => (await import('./store-tabs.tsx')).StoreTabs),
    height: '420px',
  },
  bottom: { Part: () => <SectionBanner at="bottom" /> },
} satisfies Record<string, Section>

/** What follows the first screen of each module, from top to bottom (docs/spec.md §2, Home layouts). */
const layouts: Record<Goods, readonly (keyof typeof sections)[]> = {
  food: [
    'highlights',
    'visitAgain',
    'justForYou',
    'nearby',
    'featured',
    'promotional',
    'coupons',
    'bestReviewed',
    'whatsNew',
    'campaigns',
    'newArrivals',
    'recommended',
    'stores',
    'bottom',
  ],
  grocery: [
    'highlights',
    'visitAgain',
    'nearby',
    'featured',
    'promotional',
    'popularStores',
    'justForYou',
    'coupons',
    'bestReviewed',
    'newArrivals',
    'campaigns',
    'recommended',
    'whatsNew',
    'stores',
    'bottom',
  ],
  pharmacy: [
    'conditions',
    'highlights',
    'popularStores',
    'visitAgain',
    'nearby',
    'featured',
    'promotional',
    'justForYou',
    'campaigns',
    'bestReviewed',
    'coupons',
    'newArrivals',
    'recommended',
    'whatsNew',
    'stores',
    'bottom',
  ],
  ecommerce: [
    'brands',
    'highlights',
    'newGoods',
    'nearby',
    'justForYou',
    'featured',
    'promotional',
    'popularStores',
    'visitAgain',
    'campaigns',
    'bestReviewed',
    'coupons',
    'recommended',
    'whatsNew',
    'stores',
    'bottom',
  ],
}

/** Each section asks for its code and its data when it is near, in the room that was kept for it. */
export function LaterSections({ module_type }: { module_type: Goods }) {
  const isCustomer = useToken() !== null
  return layouts[module_type].map((name) => {
    const { Part, height, isPersonal = false }: Section = sections[name]
    if (isPersonal && !isCustomer) return null
    if (!height) return <Part key={name} module_type={module_type} />
    return (
      <Near key={name} height={height}>
        <Suspense fallback={<SectionSkeleton height={height} />}>
          <Part module_type={module_type} />
        </Suspense>
      </Near>
    )
  })
}
