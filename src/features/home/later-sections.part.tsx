import '#theme/late.css'
import { type ComponentType, Suspense } from 'react'
import type { Module } from '#openapi/generated/client.ts'
import { useToken } from '#src/core/where.ts'
import { HomeDiet } from '#src/shared/diet/diet-notes.part.tsx'
import { latePart } from '#ui/lazy-part.tsx'
import { Near } from '#ui/near.tsx'
import { useIsPhone } from '#ui/use-media.ts'
import { SectionSkeleton } from './section.skeleton.tsx'
import { SectionBanner } from './section-banner.part.tsx'
import {
  BestReviewed,
  FeaturedItems,
  NewArrivals,
  Recommended,
  VisitAgain,
  WhatsNew,
} from './section-rows.part.tsx'
import { PopularStores } from './sections.part.tsx'

type ItemModule = Exclude<Module['module_type'], 'parcel'>

/** A section, the height that is kept for it unless it keeps its own, and whether it is for customers only. */
type Section = {
  Part: ComponentType<{ module_type: Module['module_type'] }>
  height?: [phone: number, wider: number]
  isPersonal?: boolean
}

const sections = {
  highlights: {
    Part: latePart(async () => (await import('./highlights.part.tsx')).Highlights),
    height: [268, 380],
  },
  interests: {
    Part: latePart(async () => (await import('./interest-offer.part.tsx')).InterestOffer),
    height: [62, 90],
    isPersonal: true,
  },
  visitAgain: { Part: VisitAgain, height: [260, 348], isPersonal: true },
  popularStores: { Part: PopularStores, height: [210, 300] },
  nearby: {
    Part: latePart(async () => (await import('./popular-nearby.part.tsx')).PopularNearby),
    height: [670, 600],
  },
  justForYou: {
    Part: latePart(async () => (await import('./just-for-you.part.tsx')).JustForYou),
    height: [150, 360],
  },
  campaigns: {
    Part: latePart(async () => (await import('./campaigns.part.tsx')).Campaigns),
    height: [222, 240],
  },
  coupons: { Part: latePart(async () => (await import('./coupons.part.tsx')).Coupons), height: [206, 220] },
  bestReviewed: { Part: BestReviewed, height: [202, 760] },
  featured: { Part: FeaturedItems, height: [202, 760] },
  promotional: { Part: () => <SectionBanner at="promotional" /> },
  conditions: {
    Part: latePart(async () => (await import('./conditions.part.tsx')).Conditions),
    height: [202, 400],
  },
  brands: { Part: latePart(async () => (await import('./brands.part.tsx')).Brands), height: [156, 320] },
  whatsNew: { Part: WhatsNew, height: [210, 300] },
  newArrivals: { Part: NewArrivals, height: [150, 340] },
  newGoods: { Part: NewArrivals, height: [202, 900] },
  recommended: { Part: Recommended, height: [202, 760], isPersonal: true },
  stores: {
    Part: latePart(async () => (await import('./store-tabs.part.tsx')).StoreTabs),
    height: [262, 420],
  },
  bottom: { Part: () => <SectionBanner at="bottom" /> },
} satisfies Record<string, Section>

/** What follows the first screen of each module, from top to bottom (docs/spec.md §2, Home layouts). */
const layouts: Record<ItemModule, readonly (keyof typeof sections)[]> = {
  food: [
    'highlights',
    'interests',
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
    'interests',
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
    'interests',
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
    'interests',
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
export function LaterSections({ module_type }: { module_type: ItemModule }) {
  const isCustomer = useToken() !== null
  const isPhone = useIsPhone()
  const shown = layouts[module_type].map((name) => {
    const { Part, height, isPersonal = false }: Section = sections[name]
    if (isPersonal && !isCustomer) return null
    if (!height) return <Part key={name} module_type={module_type} />
    const reserved = `${height[isPhone ? 0 : 1]}px` as const
    return (
      <Near key={name} height={reserved}>
        <Suspense fallback={<SectionSkeleton height={reserved} />}>
          <Part module_type={module_type} />
        </Suspense>
      </Near>
    )
  })
  return (
    <>
      <HomeDiet />
      {shown}
    </>
  )
}
