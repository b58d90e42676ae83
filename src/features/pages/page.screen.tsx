import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useShop } from '#src/core/shop.ts'
import { ABOUT_US } from '#src/navigation/pages.ts'
import { PageView } from './page.view.tsx'
import { isPagePath, pageQuery } from './pages.queries.ts'

/** The policies and About us, by the path that leads to them. */
function PageScreen() {
  const { api } = useShop()
  const [path] = useLocation()
  const { data } = useSuspenseQuery(pageQuery(api, isPagePath(path) ? path : ABOUT_US))
  return <PageView page={data} />
}

export { PageScreen as Screen }
