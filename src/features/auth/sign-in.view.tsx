import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { EventFrom, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { signInMachine } from '#machines/account/sign-in.machine.ts'
import { css } from '#styled/css/index.js'
import { button, link } from '#styled/recipes/index.js'
import { Checkbox } from '#ui/checkbox.tsx'
import { AuthFrame } from './auth-frame.part.tsx'
import { SignInForm } from './sign-in-form.part.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof signInMachine>
  send: (event: EventFrom<typeof signInMachine>) => void
  /** They come from signing up (docs/spec.md §2, Routes: `from=sign-up`). */
  isNew: boolean
  /** Their session has ended, here or on another device. */
  isEnded: boolean
  signUpPath: string
  /** To another password; undefined where the shop sends no codes. */
  forgotPath: string | undefined
  /** To a sign-in without a password; undefined where that is not offered. */
  codePath: string | undefined
  /** The way in by a passkey, where the browser knows any. */
  passkey: ReactNode
  /** The ways in by Google, Apple or Facebook, where the shop offers any. */
  social: ReactNode
}

export function SignInView({
  snapshot,
  send,
  isNew,
  isEnded,
  signUpPath,
  forgotPath,
  codePath,
  passkey,
  social,
}: Props) {
  const words = useWords()
  const { signIn } = words.auth
  const { remember } = snapshot.context
  return (
    <AuthFrame
      title={signIn.title()}
      hint={isEnded ? signIn.ended() : isNew ? signIn.fromSignUp() : signIn.note()}
      other={{ question: signIn.other(), label: signIn.otherAction(), to: signUpPath }}
    >
      <SignInForm
        snapshot={snapshot}
        send={send}
        autoComplete="username webauthn"
        beforeSubmit={
          <div className={row}>
            <Checkbox
              checked={remember}
              onChange={(wish) => send({ type: 'remember.change', remember: wish })}
            >
              {signIn.remember()}
            </Checkbox>
            {forgotPath && (
              <Link href={forgotPath} className={link()}>
                {words.auth.reset.forgot()}
              </Link>
            )}
          </div>
        }
        afterSubmit={
          <>
            {passkey}
            {codePath && (
              <Link href={codePath} className={button({ variant: 'outline', size: 'lg', full: true })}>
                <span data-part="label">{words.auth.codeSignIn.way()}</span>
              </Link>
            )}
            {social}
          </>
        }
      />
    </AuthFrame>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
})
