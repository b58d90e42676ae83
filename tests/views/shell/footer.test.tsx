import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Footer } from '#app/shell/footer.part.tsx'
import { renderShop } from '#tests/views/shop.tsx'

const reportLink = async (at: string, problem_reports: 0 | 1) => {
  await renderShop(<Footer />, { namespaces: ['footer'], at, config: { problem_reports } })
  await screen.findAllByRole('link', { name: 'Terms and conditions' })
  return screen.queryByRole('link', { name: 'Report a problem' })
}

// docs/spec.md §2 Footer.
for (const at of ['/home', '/checkout'])
  it(`the footer of the demo leads from ${at} to a page that records a problem there`, async () => {
    const link = await reportLink(`${at}?page=cart&name=a%26b`, 1)
    const address = new URL(link?.getAttribute('href') ?? '', 'http://shop.test')
    expect(address.pathname).toBe('/flows/live')
    expect(address.searchParams.get('to')).toBe(`${at}?page=cart&name=a%26b`)
    expect(address.searchParams.has('report')).toBe(true)
  })

it('the footer of a shop that records no problems offers no report of one', async () => {
  expect(await reportLink('/checkout', 0)).toBeNull()
})
