import { expect, it } from 'vitest'
import { locales } from '#i18n/locale.ts'
import html from '../../../index.html?raw'

const notices = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[data-notice]')

it('says every notice of the page itself in each language, and shows none by itself', () => {
  expect([...notices].map((notice) => notice.getAttribute('data-notice'))).toEqual([
    'unopened',
    'slow',
    'offline',
  ])
  for (const notice of notices) {
    expect([...notice.children].map((said) => said.getAttribute('lang'))).toEqual([...locales])
    for (const said of notice.children) expect(said.textContent?.trim()).not.toBe('')
    expect(notice.hasAttribute('hidden')).toBe(true)
  }
})
