import { unescaped } from './escaped.ts'

export type Step = { name: string; path: string }

/** The way to a page as its breadcrumbs show it (`src/shared/items/breadcrumbs.part.tsx`), the page itself last; undefined without any. */
export function trailIn(html: string, here: string): Step[] | undefined {
  const list = /<ol[^>]* data-trail="[^>]*>([\s\S]*?)<\/ol>/.exec(html)?.[1]
  if (list === undefined) return undefined
  return [...list.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, step = '']) => ({
    name: unescaped(step.replace(/<[^>]*>/g, '')),
    path: unescaped(/ href="([^"]*)"/.exec(step)?.[1] ?? here),
  }))
}
