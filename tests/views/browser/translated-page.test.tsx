import { act, render } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { followTranslation } from '#browser/translated-page.ts'
import { translatePage } from '#tests/support/translate.ts'

type Shown = { hasIcon?: boolean; amount?: string; names?: readonly string[] }

const Order = ({ hasIcon = false, amount, names = [] }: Shown) => (
  <p>
    {hasIcon && <b>!</b>}
    {amount} due
    {names.map((name) => (
      <i key={name}>
        {name}, {amount}
      </i>
    ))}
  </p>
)

/** What React renders is in the page once the observers of the translation had their turn. */
async function show(first: Shown, ...next: Shown[]): Promise<HTMLElement> {
  const { container, rerender } = render(<Order {...first} />)
  await act(async () => {})
  for (const shown of next) {
    rerender(<Order {...shown} />)
    await act(async () => {})
  }
  expect(container.querySelectorAll('font').length).toBeGreaterThan(0)
  return container
}

beforeAll(() => {
  followTranslation(window as unknown as typeof globalThis & Window)
  translatePage()
})

it('an icon comes before a translated text, and goes again', async () => {
  const container = await show({ amount: '54.30' }, { amount: '54.30', hasIcon: true })
  expect(container.innerHTML).toMatch(/^<p><b><font>/)
  expect(container.textContent).toBe('!54.30 due')
  expect((await show({ amount: '5', hasIcon: true }, { amount: '5' })).textContent).toBe('5 due')
})

it('a new amount takes the place of the translated one', async () => {
  const container = await show({ amount: '54.30' }, { amount: '64.30' }, { amount: '74.30' })
  expect(container.textContent).toBe('74.30 due')
})

it('a translated text that goes takes its translation along', async () => {
  const container = await show({ amount: '54.30' }, {})
  expect(container.textContent).toBe(' due')
})

it('translated texts keep their order when their elements change places', async () => {
  const container = await show(
    { amount: '1', names: ['Soup', 'Bread', 'Tea'] },
    { amount: '2', names: ['Tea', 'Soup'] },
  )
  expect(container.textContent).toBe('2 dueTea, 2Soup, 2')
})
