import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Footer } from '#app/shell/footer.part.tsx'
import type { Config } from '#openapi/generated/client.ts'
import { renderShop } from '#tests/views/shop.tsx'

const reportLink = async (at: string, outbox_url: string | null) => {
  const one_time_codes: Config['one_time_codes'] = { length: 6, outbox_url }
  await renderShop(<Footer />, { namespaces: ['footer'], at, config: { one_time_codes } })
  await screen.findAllByRole('link', { name: 'Terms and conditions' })
  return screen.queryByRole('link', { name: 'Report a problem' })
}

// docs/spec.md §2 Footer.
for (const at of ['/home', '/checkout'])
  it(`the footer of the demo leads from ${at} to a page that records a problem there`, async () => {
    const link = await reportLink(`${at}?page=cart&name=a%26b`, 'http://localhost:4300/outbox')
    const address = new URL(link?.getAttribute('href') ?? '', 'http://shop.test')
    expect(address.pathname).toBe('/flows/live')
    expect(address.searchParams.get('to')).toBe(`${at}?page=cart&name=a%26b`)
    expect(address.searchParams.has('report')).toBe(true)
  })

it('the footer of a shop that is no demo offers no report of a problem', async () => {
  expect(await reportLink('/checkout', null)).toBeNull()
})
