import type { Place } from '#machines/rules/place.ts'
import type { Landing, Module } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Earning } from './earning.tsx'
import { Hero } from './hero.tsx'
import { LandingModules } from './landing-modules.tsx'
import { AppAndLetter, Reasons, Statistics, Zones } from './landing-sections.tsx'

export type LandingProps = {
  landing: Landing
  modules: readonly Module[]
  /** Where the customer had things brought before; null for who comes for the first time. */
  place: Place | null
  /** Opens the search for an address. */
  onSearch: () => void
  onPick: () => void
  onLocate: () => void
  onContinue: () => void
  onModule: (module: Module) => void
}

export function LandingView(props: LandingProps) {
  const { landing } = props
  return (
    <div className={page}>
      <Hero {...props} />
      <LandingModules {...props} />
      <Reasons landing={landing} />
      <Statistics landing={landing} />
      <Zones landing={landing} />
      <Earning landing={landing} />
      <AppAndLetter landing={landing} />
    </div>
  )
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '12', md: '16' },
  paddingBlock: { base: '4', md: '6' },
})
