import type { ReactNode } from 'react'
import { authForm } from '#src/shared/identity/auth-form.ts'
import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton } from '#ui/text-skeleton.tsx'

export const SignInSkeleton = () => (
  <Frame width="120px" hint={signInHint}>
    <Field />
    <Field />
    <Skeleton className={signInMethods} width="180px" />
    <Repeat times={2}>
      <Skeleton height="52px" />
    </Repeat>
  </Frame>
)

export const OneFieldSkeleton = () => (
  <Frame width="240px" hint={signInHint}>
    <Field />
  </Frame>
)

export const SignUpSkeleton = () => (
  <Frame width="200px" hint={signUpHint}>
    <div className={authPair}>
      <Field />
      <Field />
    </div>
    <Repeat times={2}>
      <Field />
    </Repeat>
    <Skeleton height="94px" />
    <Repeat times={2}>
      <Field />
    </Repeat>
  </Frame>
)

/** The card of a form while its code loads: its heading, its fields and its button. */
const Frame = ({ width, hint, children }: { width: string; hint: string; children: ReactNode }) => (
  <Loading className={authPage}>
    <div className={authCard}>
      <HeadingSkeleton className={authTitle} width={width} />
      <div className={authHint}>
        <Skeleton width="70%" className={hint} />
      </div>
      <div className={authForm}>
        {/* The form keeps a place for what the server says. */}
        <div />
        {children}
        <Skeleton height="52px" />
      </div>
    </div>
    <Skeleton className={scene} />
  </Loading>
)

/** A field with its label. */
const Field = () => <Skeleton height="69px" />

export const authPage = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[458px 458px]' },
  justifyContent: { lg: 'center' },
  justifyItems: { base: 'center', lg: 'stretch' },
  paddingBlock: { base: '6', md: '12' },
})
export const authCard = css({
  width: 'full',
  maxWidth: 'dialogMd',
  padding: { base: '0', sm: '8' },
  bg: { sm: 'bg.surface' },
  borderWidth: { sm: 'hairline' },
  borderStyle: 'solid',
  borderColor: 'border.subtle',
  borderRadius: 'lg',
  // Beside the scene they are one card.
  borderEndRadius: { lg: 'none' },
  borderInlineEndWidth: { lg: 'none' },
})
export const authTitle = css({ textStyle: 'headline' })
export const authHint = css({
  textStyle: 'body',
  color: 'fg.muted',
  marginBlockStart: '1',
  marginBlockEnd: '6',
})
// On a phone the English note takes two lines, the Arabic note one.
const signInHint = css({ height: { base: '[2lh]', sm: '[1lh]' }, '&:lang(ar)': { height: '[1lh]' } })
// The English link for a forgotten password has a line of its own.
const signInMethods = css({ height: '[73px]', '&:lang(ar)': { height: '[44px]' } })
const signUpHint = css({ height: '[1lh]' })
export const authPair = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[1fr 1fr]' },
  gap: '4',
})
const scene = css({ display: { base: 'none', lg: 'block' }, borderEndRadius: 'lg' })
