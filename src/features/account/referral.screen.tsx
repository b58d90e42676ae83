import { useSuspenseQuery } from '@tanstack/react-query'
import { Check, Copy, Share2 } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useToken } from '#src/core/where.ts'
import { authPath } from '#src/navigation/auth-path.ts'
import { useCopied } from '#src/shared/sharing/use-copied.ts'
import { useShare } from '#src/shared/sharing/use-share.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Panel } from '#ui/panel.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { customerQuery } from './account.queries.ts'

/** `/profile?page=referral-code`: what an invitation brings, the code, and how to hand it on. */
function ReferralScreen() {
  const { account, wallet } = useWords()
  const { money } = useFormats()
  const { ref_earning_exchange_rate } = useConfig()
  const { referral } = wallet
  const amount = money(ref_earning_exchange_rate)
  return (
    <section aria-labelledby="referral">
      <SectionHeading level={1}>
        <span id="referral">{account.links['referral-code']()}</span>
      </SectionHeading>
      <div className={column}>
        <div className={hero}>
          <Art name="party" />
          <h2 className={title}>{referral.title({ amount })}</h2>
          <p className={hint}>{referral.note()}</p>
          <Code />
        </div>
        <Panel title={referral.how()}>
          <ol className={steps}>
            {[referral.steps.share(), referral.steps.join(), referral.steps.earn({ amount })].map(
              (step, index) => (
                <li key={step} className={row}>
                  <span className={count} aria-hidden="true">
                    {index + 1}
                  </span>
                  {step}
                </li>
              ),
            )}
          </ol>
        </Panel>
      </div>
    </section>
  )
}

function Code() {
  const { referral } = useWords().wallet
  const { api } = useShop()
  const { business_name } = useConfig()
  const { data } = useSuspenseQuery(customerQuery(api, useToken() ?? ''))
  const { copied, copy } = useCopied()
  const { isCopied, share } = useShare(referral.notShared())
  const code = data.ref_code
  return (
    <>
      <p className={frame}>
        <span className={label}>{referral.code()}</span>
        <bdi dir="ltr" className={codeText}>
          {code}
        </bdi>
      </p>
      <div className={buttons}>
        <Button onClick={() => copy(code)}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {copied ? referral.copied() : referral.copy()}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            share({
              title: referral.invitation({ name: business_name, code }),
              url: new URL(authPath('sign-up', `code=${code}`), window.location.href).href,
            })
          }
        >
          {isCopied ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
          {isCopied ? referral.linkCopied() : referral.share()}
        </Button>
      </div>
      <LiveRegion>{copied ? referral.copied() : isCopied ? referral.linkCopied() : ''}</LiveRegion>
    </>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const hero = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  padding: { base: '6', md: '8' },
  textAlign: 'center',
  bg: 'accent.soft',
  borderRadius: 'md',
})
const title = css({ textStyle: { base: 'title', md: 'heading' } })
const hint = css({ textStyle: 'body', color: 'fg.muted', textWrap: 'balance' })
const frame = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: 'full',
  maxWidth: '80',
  padding: '3',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'dashed',
  borderColor: 'accent.edge',
  borderRadius: 'sm',
})
const label = css({ textStyle: 'caption', color: 'fg.muted' })
const codeText = css({ textStyle: 'heading', letterSpacing: 'wide', overflowWrap: 'anywhere' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' })
const steps = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const row = css({ display: 'flex', alignItems: 'center', gap: '3', textStyle: 'body' })
const count = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '8',
  height: '8',
  textStyle: 'smallStrong',
  color: 'accent.text',
  bg: 'accent.soft',
  borderRadius: 'full',
})

export { ReferralScreen as Screen }
