import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ChangePhoto } from '#src/features/account/change-photo.part.tsx'
import { renderShop } from '#tests/views/shop.tsx'

type Answers = NonNullable<Parameters<typeof renderShop>[1]>['answers']

const layla = { f_name: 'Layla', l_name: 'Haddad', email: 'layla@souk.example', phone: '+971501234567' }
const saved = { message: 'Profile updated successfully' }

const open = (src: string | null = null, answers: Answers = {}) =>
  renderShop(<ChangePhoto name="Layla Haddad" src={src} />, {
    token: 'token-1',
    namespaces: ['account', 'auth'],
    answers: {
      'GET /customer/info': () => layla,
      'PUT /customer/info': () => saved,
      'POST /update-profile': () => saved,
      ...answers,
    },
  })

/** A browser that opens every picture as one twice as wide as high. */
const openPictures = () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 400, close: () => {} }))
  const pen = { fillRect: () => {}, drawImage: () => {} }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob(['square'], { type: 'image/jpeg' })),
  )
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const choose = (type: string, size = 9) => {
  const file = new File([new Uint8Array(size)], 'me', { type })
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const frame = () => screen.findByRole('application', { name: 'Part of the photo that is shown' })
const framingOf = (within: HTMLElement) => within.querySelector('img')!.style

it('the page says which photos the shop takes', async () => {
  await open()
  expect(await screen.findByText(/^jpg, png, jpeg or gif, up to 2 MB, ratio 1:1/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull()
})

it.each([
  ['of another kind', 'image/webp', 9, 'Choose a jpg, png, jpeg or gif.'],
  ['of 3 MB that the browser cannot open', 'image/png', 3 * 1024 * 1024, 'Choose a jpg, png, jpeg or gif.'],
  ['that the browser cannot open', 'image/png', 9, 'Choose a jpg, png, jpeg or gif.'],
])('a file %s is refused in words, and nothing is sent', async (_, type, size, text) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  const { asked } = await open()
  await screen.findByRole('button', { name: 'Add a photo' })
  choose(type, size)
  const alert = await screen.findByText(text)
  expect(alert.getAttribute('role')).toBe('alert')
  expect(asked.filter(({ call }) => call.includes('profile'))).toEqual([])
})

it('a photo is cropped by the keyboard and sent with the names that are saved', async () => {
  openPictures()
  const { asked, said } = await open()
  await screen.findByRole('button', { name: 'Add a photo' })
  choose('image/png')
  const square = await frame()
  expect(framingOf(square)).toMatchObject({ width: '200%', height: '100%', left: '-50%', top: '0%' })
  square.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(Number.parseFloat(framingOf(square).left)).toBeCloseTo(-55)
  expect(framingOf(square).top).toBe('0%')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}+')
  expect(Number.parseFloat(framingOf(square).width)).toBeCloseTo(220)
  expect(screen.getByRole('slider', { name: 'Zoom' }).getAttribute('aria-valuetext')).toBe('110%')
  await userEvent.keyboard('-')
  expect(Number.parseFloat(framingOf(square).width)).toBeCloseTo(200)
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '4' } })
  await userEvent.keyboard('{ArrowUp}')
  expect(Number.parseFloat(framingOf(square).top)).toBeCloseTo(-145)
  await press('Save photo')
  await waitFor(() => expect(said).toEqual([{ kind: 'success', text: saved.message }]))
  const sent = asked.filter(({ call }) => call === 'POST /update-profile')
  expect(sent).toHaveLength(1)
  expect(screen.queryByRole('application')).toBeNull()
})

it('a photo of 8 MB is made smaller and shown, chosen from the device or taken by the camera', async () => {
  openPictures()
  await open()
  await screen.findByRole('button', { name: 'Add a photo' })
  for (const input of document.querySelectorAll('input[type=file]')) {
    const file = new File([new Uint8Array(8 * 1024 * 1024)], 'me.jpg', { type: 'image/jpeg' })
    const given = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:small')
    fireEvent.change(input, { target: { files: [file] } })
    await frame()
    expect((given.mock.lastCall![0] as File).size).toBe('square'.length)
    await press('Cancel')
  }
})

it('the photo follows the hand that drags it', async () => {
  openPictures()
  await open()
  await screen.findByRole('button', { name: 'Add a photo' })
  choose('image/png')
  const square = await frame()
  let isHeld = false
  Object.assign(square, {
    setPointerCapture: () => {
      isHeld = true
    },
    hasPointerCapture: () => isHeld,
  })
  Object.defineProperty(square, 'clientWidth', { value: 200 })
  const move = () => {
    const event = new MouseEvent('pointermove', { bubbles: true })
    Object.assign(event, { pointerId: 1, movementX: 20, movementY: 0 })
    fireEvent(square, event)
  }
  move()
  expect(framingOf(square).left).toBe('-50%')
  fireEvent.pointerDown(square, { pointerId: 1 })
  move()
  expect(Number.parseFloat(framingOf(square).left)).toBeCloseTo(-40)
})

it('a photo that is refused stays in its square, with the words of the server', async () => {
  openPictures()
  const errors = [{ code: 'image', message: 'Choose a picture.' }]
  await open(null, { 'POST /update-profile': () => Response.json({ errors }, { status: 403 }) })
  await screen.findByRole('button', { name: 'Add a photo' })
  choose('image/png')
  await frame()
  await press('Save photo')
  expect(await screen.findByText('Choose a picture.')).toBeTruthy()
  expect(screen.getByRole('application')).toBeTruthy()
})

it('a photo is dropped on the page', async () => {
  openPictures()
  await open()
  const button = await screen.findByRole('button', { name: 'Add a photo' })
  const files = [new File(['x'], 'me.gif', { type: 'image/gif' })]
  fireEvent.drop(button, { dataTransfer: { files } })
  expect(await frame()).toBeTruthy()
})

it('a photo is taken away after a question', async () => {
  const { asked, said } = await open('/media/portrait-1-320.webp')
  await press('Remove photo')
  const question = await screen.findByRole('alertdialog', { name: 'Remove your photo?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Remove photo' }))
  await waitFor(() => expect(said).toEqual([{ kind: 'success', text: saved.message }]))
  expect(asked.filter(({ call }) => call === 'PUT /customer/info').map(({ body }) => body)).toEqual([
    { f_name: 'Layla', l_name: 'Haddad', email: 'layla@souk.example', image: '' },
  ])
})
