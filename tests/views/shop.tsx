import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createApi } from '#api/client.ts'
import { reactIn } from '#app/reactions/react-to.ts'
import { createStorage } from '#browser/storage.ts'
import { createThemePreference } from '#browser/theme-preference.ts'
import { lazyNamespaces, type Namespace } from '#i18n/dictionaries.ts'
import { I18n } from '#i18n/i18n.tsx'
import type { CartLine, Config, Module } from '#openapi/generated/client.ts'
import { configQuery } from '#src/core/config.ts'
import { connectLocation } from '#src/core/location.ports.ts'
import { connectModule } from '#src/core/module.ports.ts'
import { connectSession } from '#src/core/session.ports.ts'
import { type Shop, ShopContext } from '#src/core/shop.ts'
import type { Toast } from '#src/core/toasts.ts'
import { createWishes } from '#src/core/wishes.ts'
import { connectCart } from '#src/features/cart/cart.ports.ts'
import { config } from '#tests/machines/samples.ts'

/** What the server answers, by `GET /items/details/12`: a body or a whole response, also later; anything else is not found. */
export type Answers = Record<string, (url: URL, body: unknown, headers: Headers) => unknown>

export type Asked = { call: string; query: Record<string, string>; body: unknown }

type Options = {
  answers?: Answers
  namespaces?: readonly Namespace[]
  config?: Partial<Config>
  cart?: CartLine[]
  token?: string
  /** Null while the customer has chosen none. */
  module?: { id: number; module_type: Module['module_type'] } | null
  at?: string
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

/** A view inside a running shop of food in zone 1: real flows, real client, a server made of answers. */
export async function renderShop(view: ReactNode, options: Options = {}) {
  await lazyNamespaces('en', ['news', 'refusals', ...(options.namespaces ?? [])])
  window.history.replaceState(null, '', options.at ?? '/')
  localStorage.setItem('guest_id', 'guest-1')
  if (options.token) localStorage.setItem('token', options.token)
  const { module = { id: 1, module_type: 'food' } } = options
  if (module) localStorage.setItem('module', JSON.stringify(module))
  localStorage.setItem('zoneid', '[1]')
  localStorage.setItem('currentLatLng', JSON.stringify({ lat: 25, lng: 55 }))
  localStorage.setItem('location', '1 Quay Street')

  const asked: Asked[] = []
  const said: Toast[] = []
  const answers: Answers = { 'GET /customer/cart/list': () => options.cart ?? [], ...options.answers }
  const storage = createStorage(window)
  const api = createApi({
    baseUrl: 'http://shop.test/api/v1',
    wire: () => ({ locale: 'en' }),
    onUnauthorized: () => {},
    fetch: async (request) => {
      const url = new URL(request.url)
      const text = await request.text()
      const isJson = request.headers.get('content-type')?.includes('json')
      const body = text && isJson ? JSON.parse(text) : text || undefined
      const call = `${request.method} ${url.pathname.replace('/api/v1', '')}`
      asked.push({ call, query: Object.fromEntries(url.searchParams), body })
      const answer = await answers[call]?.(url, body, request.headers)
      if (answer instanceof Response) return answer
      return answers[call]
        ? Response.json(answer)
        : Response.json({ errors: [{ code: 'not-found', message: 'Not found' }] }, { status: 404 })
    },
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const location = { lat: 25, lng: 55, address: '1 Quay Street', zone_ids: [1] }
  const actors = {
    session: createActor(connectSession(api, storage)),
    location: createActor(connectLocation(storage)),
    module: createActor(connectModule(storage, api, queries, () => location)),
    cart: createActor(connectCart(api, () => location)),
  }
  actors.cart.start()
  actors.session.subscribe(({ context }) => {
    if (context.token) actors.cart.send({ type: 'owner.changed', owner: {} })
    else if (context.guest_id)
      actors.cart.send({ type: 'owner.changed', owner: { guest_id: context.guest_id } })
  })
  for (const actor of [actors.location, actors.module, actors.session]) actor.start()
  // As in the shop itself: where the customer is has been read before the first screen is drawn.
  await waitFor(actors.location, (snapshot) => !snapshot.matches('reading'))
  await waitFor(actors.module, (snapshot) => !snapshot.matches('reading'))
  queries.setQueryData(configQuery(api).queryKey, config({ timezone: 'UTC', ...options.config }))
  const shop: Shop = {
    api,
    storage,
    actors,
    theme: createThemePreference(window, storage),
    toasts: {
      show: (toast) => void ('ends' in toast || said.push(toast)),
      attach: () => {},
      onFirst: () => () => {},
      isNeeded: () => true,
    },
    wishes: createWishes(() => shop),
    tellApp: (flow, told) => reactIn({ shop, queries, locale: 'en', window })(flow, told),
  }
  const digits = options.config?.digit_after_decimal_point ?? 2
  const rendered = render(
    <ShopContext value={shop}>
      <QueryClientProvider client={queries}>
        <I18n locale="en" currency={{ symbol: '$', digits }} timeZone="UTC">
          <Suspense fallback={null}>{view}</Suspense>
        </I18n>
      </QueryClientProvider>
    </ShopContext>,
  )
  return { ...rendered, shop, asked, said }
}
