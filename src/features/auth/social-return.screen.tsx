import { useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { clock } from '#browser/clock.ts'
import { useLocale } from '#i18n/i18n.tsx'
import type { claimAccountMachine } from '#machines/account/claim-account.machine.ts'
import type { SocialFields } from '#machines/rules/social-fields.ts'
import type { Medium } from '#machines/rules/social-return.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useToken } from '#src/core/where.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { go } from '#src/navigation/overlay.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { codesOf } from '#src/shared/identity/codes-of.ts'
import { leaveForMedium, mediumNames } from './social-media.ts'
import { forgetSocialReturn, readSocialReturn } from './social-return.ts'
import { SocialReturnView } from './social-return.view.tsx'
import { connectSocialSignIn } from './social-sign-in.ports.ts'
import { firebaseIn } from './verify-phone.ports.ts'

/** `/auth/social-return`: the customer comes back from Google, Apple or Facebook. */
function SocialReturnScreen() {
  const { api, storage, actors } = useShop()
  const config = useConfig()
  const token = useToken()
  const [{ came, medium, next }] = useState(() => readSocialReturn(window))
  // Before the flow asks anybody, and before the customer can go anywhere.
  useEffect(() => forgetSocialReturn(window), [])
  const { guest_id } = actors.session.getSnapshot().context
  const firebase = firebaseIn(window, config, useLocale())
  const { actor, snapshot, send } = useFlow(
    () => connectSocialSignIn({ api, storage, clock, firebase }, { guest_id }),
    {
      came,
      guest_id,
      must_verify: config.customer_verification === 1,
      length: codesOf(config).length,
      codes: firebase ? 'firebase' : 'shop',
    },
  )
  const claim = useChild<typeof claimAccountMachine>(snapshot, 'claimAccount')
  const leave = (to: Medium, typed: SocialFields) => {
    const offered = config.social_login.find(({ login_medium }) => login_medium === to)
    if (offered) leaveForMedium(window, { medium: offered, next, typed })
    else go(signInPath(next))
  }
  useTellApp('socialSignIn', actor, { next, leave })

  if (token) return <Redirect to={next} replace />
  return (
    <SocialReturnView
      snapshot={snapshot}
      send={send}
      claim={claim}
      name={medium ? mediumNames[medium] : ''}
      config={config}
    />
  )
}

export { SocialReturnScreen as Screen }
