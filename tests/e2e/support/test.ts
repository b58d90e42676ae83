import { test as base, expect } from '@playwright/test'
import { askNoReview, becomeVisitor, type Visitor } from '#tests/fixtures/visitor.ts'

type Fixtures = {
  /** What the browser has kept from an earlier visit; call it before the first `goto`. */
  visitor: (visitor?: Partial<Visitor>) => Promise<void>
  /** What a test breaks itself is no finding: problems of these words are left out. */
  forgive: (problem: RegExp) => void
}

/** Playwright's test, watching: in every test the page may log no error, throw nothing, and ask no other host. */
export const test = base.extend<
  Fixtures & { isAskedForReviews: boolean; unasked: undefined; forgiven: RegExp[]; watched: undefined }
>({
  isAskedForReviews: [false, { option: true }],
  unasked: [
    async ({ context, isAskedForReviews }, use) => {
      if (!isAskedForReviews) await askNoReview(context)
      await use(undefined)
    },
    { auto: true },
  ],
  visitor: async ({ page }, use) => {
    await use((visitor = {}) => becomeVisitor(page, { lang: 'en', theme: 'light', ...visitor }))
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  forgiven: async ({}, use) => use([]),
  forgive: async ({ forgiven }, use) => {
    await use((problem) => {
      forgiven.push(problem)
    })
  },
  watched: [
    async ({ page, baseURL, forgiven }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(`threw: ${error.message}`))
      page.on('console', (message) => {
        // The browser itself logs every refused request; a refusal is an answer, not an error of ours.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          problems.push(`logged: ${message.text()}`)
      })
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (/^https?:/.test(protocol) && origin !== baseURL) problems.push(`asked: ${request.url()}`)
      })
      page.on('response', (response) => {
        if (response.status() >= 500) problems.push(`failed: ${response.status()} ${response.url()}`)
      })
      await use(undefined)
      expect(problems.filter((problem) => !forgiven.some((words) => words.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
