import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { codeSenders } from '#machines/rules/code-ways.ts'
import { useConfig } from '#src/core/config.ts'
import { useToken } from '#src/core/where.ts'
import { authPath } from '#src/navigation/auth-path.ts'
import { DELETE_ACCOUNT, HELP } from '#src/navigation/pages.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { css } from '#styled/css/index.js'
import { button, link } from '#styled/recipes/index.js'
import { Panel } from '#ui/panel.tsx'
import { DeleteAccount } from './delete-account.part.tsx'
import { deletionPage, deletionSteps, deletionTitle } from './delete-account.skeleton.tsx'
import { DeletionFacts } from './deletion-facts.part.tsx'

/** `/delete-account`: for everybody, also without the app and signed out. */
function DeleteAccountScreen() {
  const { deletion: words } = useWords().account
  const token = useToken()
  return (
    <div className={deletionPage}>
      <h1 className={deletionTitle}>{words.title()}</h1>
      {token ? <DeleteAccount key={token} /> : <SignedOut />}
    </div>
  )
}

function SignedOut() {
  const { deletion: words } = useWords().account
  const byCode = codeSenders(useConfig()).signIn
  const proofs = {
    signIn: signInPath(DELETE_ACCOUNT),
    code: authPath('sign-in-code', `next=${encodeURIComponent(DELETE_ACCOUNT)}`),
  }
  return (
    <div className={deletionSteps}>
      <DeletionFacts />
      <Panel title={words.prove()}>
        <p className={hint}>{byCode ? words.signedOutNote() : words.signedOutPlain()}</p>
        <p className={actions}>
          <Link href={proofs.signIn} className={button()}>
            <span data-part="label">{words.withPassword()}</span>
          </Link>
          {byCode && (
            <Link href={proofs.code} className={button({ variant: 'outline' })}>
              <span data-part="label">{words.withCode()}</span>
            </Link>
          )}
        </p>
        <p className={small}>
          {words.noAccount()}{' '}
          <Link href={HELP} className={link()}>
            {words.help()}
          </Link>
        </p>
      </Panel>
    </div>
  )
}

const hint = css({ textStyle: 'body', color: 'fg.muted' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlock: '4' })
const small = css({ textStyle: 'small', color: 'fg.muted' })

export { DeleteAccountScreen as Screen }
