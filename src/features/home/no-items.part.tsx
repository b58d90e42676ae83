import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'

/** A tab with nothing behind it says so. */
export const NoItems = () => <p className={none}>{useWords().sections.nothing()}</p>

const none = css({ textStyle: 'body', color: 'fg.muted' })
