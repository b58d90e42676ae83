import { searchLine } from './results.skeleton.tsx'
import { SearchBox, type SearchBoxProps } from './search-box.part.tsx'

/** The box on top of the page where the header has no room for it. */
export const SearchLine = (props: SearchBoxProps) => (
  <div className={searchLine}>
    <SearchBox {...props} />
  </div>
)
