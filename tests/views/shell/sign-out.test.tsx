import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor as untilIt } from 'xstate'
import { createApi } from '#api/client.ts'
import { Overlay } from '#app/shell/sign-out.overlay.tsx'
import { connectSignOut } from '#app/shell/sign-out.ports.ts'
import { createStorage } from '#browser/storage.ts'
import { connectSession } from '#src/core/session.ports.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { renderShop } from '#tests/views/shop.tsx'

const refusal = (status: number) => async () =>
  Response.json({ errors: [{ code: 'no', message: 'No' }] }, { status })

/** A customer who has just agreed and waited, at a shop that answers the logout like this. */
async function leave(answer: () => Promise<Response>) {
  localStorage.setItem('token', 'token-1')
  const asked: (string | null)[] = []
  const heard: string[] = []
  const api = createApi({
    baseUrl: 'http://shop.test/api/v1',
    wire: () => ({ locale: 'en', token: session.getSnapshot().context.token ?? undefined }),
    onUnauthorized: (token) => session.send({ type: 'unauthorized', token }),
    fetch: (request) => {
      if (!request.url.endsWith('/auth/logout'))
        return Promise.resolve(Response.json({ guest_id: 'guest-2' }))
      asked.push(request.headers.get('authorization'))
      return answer()
    },
  })
  const session: ShopActors['session'] = createActor(connectSession(api, createStorage(window))).start()
  await untilIt(session, (snapshot) => snapshot.matches('customer'))
  const clock = new SimulatedClock()
  const signOut = createActor(
    connectSignOut({ api, actors: { session } as ShopActors }, new QueryClient(), () => window),
    {
      input: { token: 'token-1' },
      clock,
    },
  ).start()
  session.on('*', ({ type }) => heard.push(type))
  signOut.on('*', ({ type }) => heard.push(type))
  signOut.send({ type: 'logout.accept' })
  clock.increment(500)
  await untilIt(session, (snapshot) => snapshot.matches({ guest: 'kept' }))
  return { asked, heard, signOut }
}

it('revokes the token that the browser has let go of', async () => {
  const { asked, heard, signOut } = await leave(async () => Response.json({ message: 'Logged out.' }))
  await untilIt(signOut, (snapshot) => snapshot.status === 'done')
  expect(asked).toEqual(['Bearer token-1'])
  expect(heard).toEqual(['session.signedOut', 'customer.left'])
  expect(localStorage.getItem('token')).toBeNull()
})

it.each<[string, () => Promise<Response>]>([
  ['has forgotten the token', refusal(401)],
  ['does not know the call', refusal(404)],
  ['does not allow the call', refusal(405)],
  ['is broken', refusal(500)],
  ['answers with a page', async () => new Response('<h1>Hello</h1>')],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('only logs it when the server %s', async (_, answer) => {
  const { heard, signOut } = await leave(answer)
  await untilIt(signOut, (snapshot) => snapshot.status === 'done')
  expect(heard).toEqual(['session.signedOut', 'customer.left', 'token.notRevoked'])
})

it('does not wait for a server that says nothing', async () => {
  const { heard, signOut } = await leave(() => new Promise(() => {}))
  expect(signOut.getSnapshot().value).toBe('revoking')
  expect(heard).toEqual(['session.signedOut', 'customer.left'])
})

it('goes home as a guest and says so, at a server that does not know the call', async () => {
  const { said, shop, asked } = await renderShop(<Overlay />, {
    at: '/about-us',
    token: 'token-1',
    namespaces: ['shellLater'],
    answers: { 'POST /auth/guest/request': () => ({ guest_id: 'guest-2' }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(window.location.pathname).toBe('/home'))
  expect(said).toMatchObject([{ kind: 'success', text: 'Logout successful.' }])
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /auth/logout'))
  expect(shop.actors.session.getSnapshot().context).toMatchObject({ token: null })
})

it('goes on telling a slow server when the dialog is long gone', async () => {
  const { shop, unmount } = await renderShop(<Overlay />, { token: 'token-1', namespaces: ['shellLater'] })
  const told: AbortSignal[] = []
  shop.api.use({
    onRequest: ({ request }) => {
      if (!request.url.endsWith('/auth/logout')) return undefined
      told.push(request.signal)
      return new Promise(() => {})
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(told).toHaveLength(1))
  unmount()
  expect(told[0]?.aborted).toBe(false)
})

it('stays signed in when the customer thinks better of it', async () => {
  const { shop, asked } = await renderShop(<Overlay />, { token: 'token-1', namespaces: ['shellLater'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(shop.actors.session.getSnapshot().context.token).toBe('token-1')
  expect(asked.map(({ call }) => call)).not.toContain('POST /auth/logout')
})

it('the sign-out dialog asks no visitor who is not signed in, and leaves no entry in the history', async () => {
  const back = vi.spyOn(window.history, 'back')
  const Reloaded = () => {
    useState(() => window.history.replaceState({ overlay: { name: 'sign-out' } }, ''))
    return <Overlay />
  }
  await renderShop(<Reloaded />, { namespaces: ['shellLater'] })
  await waitFor(() => expect(back).toHaveBeenCalled())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
