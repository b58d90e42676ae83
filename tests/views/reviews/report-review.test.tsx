import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ReportButton } from '#src/shared/reviews/report-button.part.tsx'
import { type Answers, renderShop } from '#tests/views/shop.tsx'

const show = (token?: string, answers: Answers = {}) =>
  renderShop(<ReportButton review_id={12} name="Mona K." />, {
    ...(token && { token }),
    namespaces: ['opinions'],
    at: '/store/4?id=4',
    answers: { 'POST /items/reviews/report': () => ({ message: 'Thank you.' }), ...answers },
  })

const report = () => screen.findByRole('dialog', { name: 'Report this review' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const openReport = async () => {
  await press('Report the review by Mona K.')
  return report()
}

describe('the report of a review', () => {
  it('leads a guest to sign in, and back to the page', async () => {
    await show()
    const link = screen.getByRole('link', { name: 'Report the review by Mona K.' })
    expect(link.getAttribute('href')).toContain('/auth/sign-in')
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain('/store/4?id=4')
  })

  it('takes a reason and words, and says what happens next', async () => {
    const { asked } = await show('token-1')
    const dialog = await openReport()
    await userEvent.click(within(dialog).getByRole('radio', { name: "It's insulting or hateful" }))
    await userEvent.type(within(dialog).getByRole('textbox'), 'It insults the courier.')
    await press('Send report')
    const thanks = await screen.findByRole('dialog', { name: 'Thank you for your report' })
    expect(asked.at(-1)).toMatchObject({
      call: 'POST /items/reviews/report',
      body: { review_id: 12, reason: 'offensive', note: 'It insults the courier.' },
    })
    await userEvent.click(within(thanks).getAllByRole('button', { name: 'Close' }).at(-1)!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks for a reason before it sends anything', async () => {
    const { asked } = await show('token-1')
    await openReport()
    await press('Send report')
    expect(screen.getByText('Choose a reason')).toBeTruthy()
    expect(asked.some(({ call }) => call === 'POST /items/reviews/report')).toBe(false)
  })

  it.each([
    [
      'the words of a refusal',
      { status: 409, message: 'This is your own review.' },
      'This is your own review.',
    ],
    ['that no answer came', { status: 500, message: '' }, "We couldn't send your report. Try again."],
  ])('says %s, and keeps what was written', async (_, { status, message }, said) => {
    const errors = status === 409 ? [{ code: 'own_review', message }] : []
    await show('token-1', { 'POST /items/reviews/report': () => Response.json({ errors }, { status }) })
    const dialog = await openReport()
    await userEvent.click(within(dialog).getByRole('radio', { name: "It isn't true" }))
    await userEvent.type(within(dialog).getByRole('textbox'), 'Mine')
    await press('Send report')
    expect(await screen.findByText(said)).toBeTruthy()
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Mine')
    expect((screen.getByRole('radio', { name: "It isn't true" }) as HTMLInputElement).checked).toBe(true)
  })
})
