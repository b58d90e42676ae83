import { css } from '#styled/css/index.js'
import { Earning } from './earning.part.tsx'
import { Hero } from './hero.part.tsx'
import type { LandingProps } from './landing.props.ts'
import { LandingModules } from './landing-modules.part.tsx'
import { AppAndNewsletter, Reasons, Statistics, Zones } from './landing-sections.part.tsx'

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
      <AppAndNewsletter landing={landing} />
    </div>
  )
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '12', md: '16' },
  paddingBlock: { base: '4', md: '6' },
})
