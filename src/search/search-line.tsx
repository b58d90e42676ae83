import { css } from '#styled/css/index.js'
import { SearchBox, type SearchBoxProps } from './search-box.tsx'

/** The box on top of the page where the header has no room for it. */
export const SearchLine = (props: SearchBoxProps) => (
  <div className={line}>
    <SearchBox {...props} />
  </div>
)

const line = css({ display: { lg: 'none' }, paddingBlockStart: '3' })
