import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'

/** The phone or e-mail address that a code goes to, and the way to another one. */
export function CodeRecipient({ recipient, onBack }: { recipient: string; onBack: () => void }) {
  const { code } = useWords().auth
  return (
    <>
      <bdi className={css({ textStyle: 'bodyStrong' })}>{recipient}</bdi>{' '}
      <button type="button" className={link()} onClick={onBack}>
        {code.change()}
      </button>
    </>
  )
}
