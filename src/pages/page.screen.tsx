import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useShop } from '#src/shop/shop.ts'
import { PageView } from './page.view.tsx'
import { isPagePath, pageQuery } from './pages.queries.ts'

/** The policies and About us, by the path that leads to them. */
export function Screen() {
  const { api } = useShop()
  const [path] = useLocation()
  const { data } = useSuspenseQuery(pageQuery(api, isPagePath(path) ? path : '/about-us'))
  return <PageView page={data} />
}
