import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { REVIEW_POLICY } from '#src/navigation/pages.ts'
import { css, cx } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'

/** Leads to how reviews come about and what an average is. */
export const PolicyLink = () => (
  <Link href={REVIEW_POLICY} className={cx(link(), small)}>
    {useWords().opinions.policy()}
  </Link>
)

const small = css({ display: 'inline-flex', alignItems: 'center', minHeight: '8', textStyle: 'small' })
