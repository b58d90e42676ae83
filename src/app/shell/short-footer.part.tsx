import { useWords } from '#i18n/i18n.tsx'
import type { Config } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { LegalPages, ReportLink } from './footer-parts.part.tsx'

/** While a customer orders, waits or looks after the account, only the rules stand below the page. */
export function ShortFooter({ config }: { config: Config }) {
  const words = useWords()
  return (
    <footer className={short}>
      <p>{config.footer_text}</p>
      <nav aria-label={words.footer.legal()}>
        <LegalPages config={config} />
        <ReportLink config={config} />
      </nav>
    </footer>
  )
}

const short = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  maxWidth: 'content',
  mx: 'auto',
  px: { base: '4', md: '6' },
  paddingBlockStart: '4',
  paddingBlockEnd: { base: '[112px]', lg: '4' },
  textStyle: 'caption',
  color: 'fg.muted',
  borderBlockStartWidth: 'hairline',
  borderBlockStartStyle: 'solid',
  borderColor: 'border.subtle',
  _print: { display: 'none' },
  '& > nav': { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
})
