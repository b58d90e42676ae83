import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useActorRef } from '@xstate/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { digestOf } from '#browser/digest.ts'
import { attachPrescriptionMachine } from '#machines/checkout/attach-prescription.machine.ts'
import type { ChosenPicture } from '#machines/rules/pictures.ts'
import type { PrescriptionPicture, PrescriptionPictures } from '#openapi/generated/client.ts'
import { PrescriptionView } from '#src/features/checkout/prescription.view.tsx'
import { useSelector } from '#src/flow/use-selector.ts'
import { pictureReader } from '#src/shared/pictures/picture-reader.ts'
import { coordinator, draftOfGuest } from '#tests/machines/samples/checkout.ts'
import { bytesOf, storedPicture } from '#tests/machines/samples/prescription.ts'
import { renderIn } from '#tests/support/render-in.tsx'

type Answers = {
  listed?: PrescriptionPicture[] | Error
  add?: (picture: ChosenPicture) => Promise<PrescriptionPicture>
}

function Section({ listed = [], add = async ({ name }) => storedPicture(name) }: Answers) {
  const actor = useActorRef(
    attachPrescriptionMachine.provide({
      actors: {
        ...pictureReader,
        listPrescriptionPictures: fromPromise(async () => {
          if (listed instanceof Error) throw listed
          return { pictures: listed }
        }),
        digestPictures: fromPromise(({ input }) =>
          Promise.all(input.map(async ({ id, file }) => ({ id, digest: await digestOf(file as Blob) }))),
        ),
        addPrescriptionPicture: fromPromise(({ input }) => add(input)),
        removePrescriptionPicture: fromPromise(async (): Promise<PrescriptionPictures> => ({ pictures: [] })),
      },
    }),
    { input: { coordinator } },
  )
  const snapshot = useSelector(actor, (current) => current)
  return (
    <PrescriptionView
      draft={{ ...draftOfGuest, kind: 'prescription', lines: [] }}
      refusals={[]}
      attaching={{ snapshot, send: actor.send }}
    />
  )
}

const show = async (answers: Answers = {}, locale: 'en' | 'ar' = 'en') => {
  const { container } = await renderIn(locale, <Section {...answers} />, ['prescriptions', 'checkout'])
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: /Choose pictures|اختيار الصور/ })).toBeTruthy(),
  )
  return container.querySelector<HTMLInputElement>('input[multiple]')!
}
const png = (name: string, type = 'image/png') => new File([bytesOf(name)], `${name}.png`, { type })
const choose = (input: HTMLInputElement, ...files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(input, files)

beforeEach(() => {
  URL.createObjectURL = () => 'blob:chosen'
})
afterEach(() => vi.restoreAllMocks())

describe('the pictures of a prescription', () => {
  it('the section shows what an earlier visit left, and removes it', async () => {
    await show({ listed: [storedPicture('p1')] })
    expect(await screen.findByAltText('Picture 1 of your prescription')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('1 of 3 pictures added')
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }))
    await vi.waitFor(() => expect(screen.queryByRole('img')).toBeNull())
  })

  it('the section takes pictures from camera or gallery', async () => {
    const input = await show()
    const camera = input.parentElement!.querySelector('input[capture=environment]')
    expect([input.accept, camera?.getAttribute('accept')]).toEqual(['image/*', 'image/*'])
    await choose(input, png('a'), png('b'))
    expect(await screen.findByAltText('Picture 2 of your prescription')).toBeTruthy()
  })

  it('the section says that three pictures are the most', async () => {
    await choose(await show(), png('a'), png('b'), png('c'), png('d'))
    expect(await screen.findByText('Maximum 3 images can be send at a time.')).toBeTruthy()
    expect(await screen.findByAltText('Picture 3 of your prescription')).toBeTruthy()
  })

  it('the section names the copy among five pictures, and takes three different ones', async () => {
    const add = vi.fn<NonNullable<Answers['add']>>(async ({ name }) => storedPicture(name))
    const copy = new File([bytesOf('a')], 'copy of a.png', { type: 'image/png' })
    await choose(await show({ add }), png('a'), copy, png('b'), png('c'), png('d'))
    expect(await screen.findByText(/you chose the same picture twice: copy of a\.png/)).toBeTruthy()
    expect(await screen.findByText('Maximum 3 images can be send at a time.')).toBeTruthy()
    await vi.waitFor(() =>
      expect(add.mock.calls.map(([{ name }]) => name)).toEqual(['a.png', 'b.png', 'c.png']),
    )
  })

  it('the section refuses a file that is no picture', async () => {
    await choose(await show(), png('a', 'application/pdf'))
    expect(await screen.findByText('Choose a picture: jpg, png, gif or webp.')).toBeTruthy()
  })

  it('the section shows the upload of each picture', async () => {
    await choose(await show({ add: () => new Promise(() => {}) }), png('a'), png('b'))
    const list = within(screen.getByRole('list', { name: 'Pictures of your prescription' }))
    expect(list.getByText('Uploading…')).toBeTruthy()
    expect(list.getByText('Waiting to upload…')).toBeTruthy()
  })

  it('the section retries a picture that got no answer', async () => {
    const add = vi.fn<NonNullable<Answers['add']>>()
    add.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(storedPicture('p1'))
    await choose(await show({ add }), png('a'))
    await userEvent.click(await screen.findByRole('button', { name: 'Upload a.png again' }))
    expect(await screen.findByAltText('Picture 1 of your prescription')).toBeTruthy()
    expect(add.mock.calls[0]![0].id).toBe(add.mock.calls[1]![0].id)
  })

  it('the section says that the same file was added before, and offers no retry', async () => {
    const refusal = new ApiError(403, [
      { code: 'same_picture', message: 'You have already added this picture.' },
    ])
    await choose(await show({ add: () => Promise.reject(refusal) }), png('a'))
    expect(await screen.findByText(/You have already added this picture/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }))
    expect(screen.queryByText(/You have already added/)).toBeNull()
  })

  it('the section says in words that a picture is too large', async () => {
    await choose(
      await show({
        add: () => Promise.reject(new ApiError(413, [{ code: 'payload_too_large', message: 'Too large.' }])),
      }),
      png('a'),
    )
    expect(await screen.findByText(/This picture is too large/)).toBeTruthy()
  })

  it('the section reads the list again when it did not come', async () => {
    await renderIn('en', <Section listed={new TypeError('offline')} />, ['prescriptions', 'checkout'])
    expect(await screen.findByText("We couldn't load your pictures.")).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Choose pictures' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('the section speaks Arabic', async () => {
    await show({ listed: [storedPicture('p1')] }, 'ar')
    expect(await screen.findByAltText(/وصفتك الطبية/)).toBeTruthy()
  })
})
