import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NavLink } from '#app/shell/nav-link.part.tsx'
import { renderIn } from '#tests/support/render-in.tsx'

const current = async (at: string, ...links: string[]) => {
  window.history.replaceState(null, '', at)
  const { unmount } = await renderIn(
    'en',
    links.map((to) => (
      <NavLink key={to} to={to}>
        {to}
      </NavLink>
    )),
  )
  const found = links.filter(
    (to) => screen.getByRole('link', { name: to }).getAttribute('aria-current') === 'page',
  )
  unmount()
  return found
}

it('of the pages of the profile only the one on show is the current one', async () => {
  expect(
    await current(
      '/profile?page=settings&orderId=7',
      '/profile?page=my-orders',
      '/profile?page=settings',
      '/profile?page=profile-settings',
    ),
  ).toEqual(['/profile?page=settings'])
})

it('what was looked for is not the home page', async () => {
  expect(await current('/home?data_type=searched&search=rice', '/home')).toEqual([])
  expect(await current('/home', '/home')).toEqual(['/home'])
})
