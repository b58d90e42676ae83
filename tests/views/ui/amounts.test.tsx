import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderIn } from '#tests/support/render-in.tsx'
import { Price } from '#ui/price.tsx'
import { Progress } from '#ui/progress.tsx'
import { RangeSlider } from '#ui/range-slider.tsx'
import { RatingInput } from '#ui/rating-input.tsx'
import { RatingValue } from '#ui/rating-value.tsx'
import { Stepper } from '#ui/stepper.tsx'

describe('a stepper', () => {
  const steps = () => ({ onIncrease: vi.fn(), onDecrease: vi.fn(), onRemove: vi.fn() })

  it('a stepper names its buttons after the counted item and says how many there are', async () => {
    const { onIncrease, onDecrease } = steps()
    await renderIn('en', <Stepper label="Kunafa" count={2} {...{ onIncrease, onDecrease }} />)
    expect(screen.getByRole('group', { name: 'Kunafa' })).toBeTruthy()
    expect(screen.getByRole('status', { name: 'Quantity: 2' }).textContent).toBe('2')
    await userEvent.click(screen.getByRole('button', { name: 'One more: Kunafa' }))
    await userEvent.click(screen.getByRole('button', { name: 'One less: Kunafa' }))
    expect([onIncrease, onDecrease].map((step) => step.mock.calls.length)).toEqual([1, 1])
  })

  it('takes the last one away instead of going below it', async () => {
    const { onIncrease, onDecrease, onRemove } = steps()
    await renderIn('en', <Stepper label="Kunafa" count={1} {...{ onIncrease, onDecrease, onRemove }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Kunafa' }))
    expect(onRemove).toHaveBeenCalledOnce()
    expect(onDecrease).not.toHaveBeenCalled()
  })

  it('still goes down one by one above the last', async () => {
    const { onIncrease, onDecrease, onRemove } = steps()
    await renderIn('en', <Stepper label="Kunafa" count={2} {...{ onIncrease, onDecrease, onRemove }} />)
    await userEvent.click(screen.getByRole('button', { name: 'One less: Kunafa' }))
    expect(onDecrease).toHaveBeenCalledOnce()
    expect(onRemove).not.toHaveBeenCalled()
  })

  it('closes the ways that are not open', async () => {
    const { onIncrease, onDecrease } = steps()
    await renderIn(
      'en',
      <Stepper
        label="Kunafa"
        count={1}
        canDecrease={false}
        canIncrease={false}
        {...{ onIncrease, onDecrease }}
      />,
    )
    for (const button of screen.getAllByRole('button')) {
      expect(button.getAttribute('aria-disabled')).toBe('true')
      await userEvent.click(button)
    }
    expect(onIncrease).not.toHaveBeenCalled()
    expect(onDecrease).not.toHaveBeenCalled()
  })
})

describe('a price', () => {
  it('is written left to right and says which amount was before', async () => {
    await renderIn('ar', <Price now="$8.50" was="$10.00" />)
    expect(screen.getByText('$8.50').closest('[dir]')?.getAttribute('dir')).toBe('ltr')
    expect(screen.getByText('السعر السابق: $10.00')).toBeTruthy()
  })

  it('says nothing of a past it does not have', async () => {
    await renderIn('en', <Price now="$8.50" />)
    expect(screen.queryByText(/Before/)).toBeNull()
  })
})

describe('a rating', () => {
  it('shows one decimal and how many gave it', async () => {
    await renderIn('en', <RatingValue value={4} count={1213} />)
    expect(screen.getByText('Rated 4.0 of 5')).toBeTruthy()
    expect(screen.getByText('(1,213)')).toBeTruthy()
  })

  const given = (change = vi.fn()) => ({
    label: 'Your rating',
    value: 3,
    nameOf: (stars: number) => `${stars} of 5 stars`,
    onChange: change,
  })

  it('is given in half steps, each of which has a name', async () => {
    const change = vi.fn()
    await renderIn('en', <RatingInput {...given(change)} />)
    const stars = within(screen.getByRole('radiogroup', { name: 'Your rating' })).getAllByRole('radio')
    expect(stars).toHaveLength(10)
    expect(stars.filter((star) => (star as HTMLInputElement).checked)).toEqual([
      screen.getByRole('radio', { name: '3 of 5 stars' }),
    ])
    await userEvent.click(screen.getByRole('radio', { name: '4.5 of 5 stars' }))
    expect(change).toHaveBeenCalledExactlyOnceWith(4.5)
  })

  it('is given by the arrow keys', async () => {
    const change = vi.fn()
    await renderIn('en', <RatingInput {...given(change)} />)
    screen.getByRole('radio', { name: '3 of 5 stars' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(change).toHaveBeenCalledExactlyOnceWith(3.5)
  })

  it('fills as many halves as were given, and none before', async () => {
    const { rerender } = await renderIn('en', <RatingInput {...given()} value={2.5} />)
    const filled = () => document.querySelectorAll('[data-filled]').length
    expect(filled()).toBe(5)
    rerender(<RatingInput {...given()} value={0} />)
    expect(filled()).toBe(0)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('a disabled rating shows its error and takes no stars', async () => {
    const change = vi.fn()
    await renderIn('en', <RatingInput {...given(change)} disabled error="Choose your stars." />)
    const group = screen.getByRole('radiogroup', { name: 'Your rating' })
    expect(screen.getByText('Choose your stars.').id).toBe(group.getAttribute('aria-describedby'))
    await userEvent.click(screen.getByRole('radio', { name: '5 of 5 stars' }))
    expect(change).not.toHaveBeenCalled()
  })
})

it('progress is named, and never below 0 or above 100', async () => {
  const { rerender } = await renderIn('en', <Progress label="Free delivery" value={62.4} />)
  const bar = () => screen.getByRole('progressbar', { name: 'Free delivery' }).getAttribute('aria-valuenow')
  expect(bar()).toBe('62')
  rerender(<Progress label="Free delivery" value={140} />)
  expect(bar()).toBe('100')
  rerender(<Progress label="Free delivery" value={-5} />)
  expect(bar()).toBe('0')
})

describe('a range slider', () => {
  const slider = (value: readonly [number, number], on = { onMove: vi.fn(), onSettle: vi.fn() }) => (
    <RangeSlider
      labels={['From', 'To']}
      min={0}
      max={100}
      gap={1}
      value={value}
      textOf={(price) => `${price} dirhams`}
      {...on}
    />
  )

  it('has two handles with names, bounds and words', async () => {
    await renderIn('en', slider([20, 60]))
    const handles = screen.getAllByRole('slider')
    expect(handles.map((handle) => handle.getAttribute('aria-valuetext'))).toEqual([
      '20 dirhams',
      '60 dirhams',
    ])
    expect(screen.getByRole('slider', { name: 'From' }).getAttribute('aria-valuemax')).toBe('59')
    expect(screen.getByRole('slider', { name: 'To' }).getAttribute('aria-valuemin')).toBe('21')
  })

  it('is moved by keys, which follow the direction of the page', async () => {
    const on = { onMove: vi.fn(), onSettle: vi.fn() }
    await renderIn('ar', slider([20, 60], on))
    screen.getByRole('slider', { name: 'From' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(on.onMove).toHaveBeenCalledExactlyOnceWith([21, 60])
    expect(on.onSettle).toHaveBeenCalledExactlyOnceWith([21, 60])
  })

  it('says nothing when a handle cannot move, and rests when both are one', async () => {
    const on = { onMove: vi.fn(), onSettle: vi.fn() }
    const { rerender } = await renderIn('en', slider([20, 21], on))
    screen.getByRole('slider', { name: 'From' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    rerender(slider([20, 20], on))
    for (const handle of screen.getAllByRole('slider'))
      expect(handle.getAttribute('aria-disabled')).toBe('true')
    expect(on.onMove).not.toHaveBeenCalled()
    expect(on.onSettle).not.toHaveBeenCalled()
  })
})
