import { useSearch } from 'wouter'
import { Screen as Home } from '#src/features/home/home.screen.tsx'
import { lazyScreen } from './lazy-screen.part.tsx'

const ParcelHome = lazyScreen(
  () => import('./parcel-and-tracking.part.tsx'),
  'parcelHome',
  'sections',
  'tracking',
)
const Results = lazyScreen(() => import('#src/features/search/results.screen.tsx'), 'search')

/** /home is the module's home, or a list when its address says of what (docs/spec.md §2, Routes). */
export function HomeRoute() {
  const query = new URLSearchParams(useSearch())
  return query.has('data_type') ? <Results /> : <Home parcel={<ParcelHome />} />
}

/** A list is fetched ahead; the home is there from the start. */
HomeRoute.fetch = Results.fetch
HomeRoute.reads = Results.reads
