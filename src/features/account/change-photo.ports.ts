import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import { choosePictures } from '#browser/choose-pictures.ts'
import type { cutSquare, measurePicture } from '#browser/cut-square.ts'
import type { shrinkPicture } from '#browser/small-picture.ts'
import { changePhotoMachine, changePhotoPorts } from '#machines/account/change-photo.machine.ts'
import { partOf } from '#machines/account/portrait.ts'
import type { CustomerInfo } from '#openapi/generated/client.ts'

type Named = Pick<CustomerInfo, 'f_name' | 'l_name' | 'email'>

/**
 * `saved` answers names and e-mail address, which both calls send along: the form may show others that are not saved.
 * `pictures` is what the browser does with one.
 */
export type PhotoWorld = {
  api: Api
  saved: () => Promise<Named>
  pictures: {
    shrinkPicture: typeof shrinkPicture
    measurePicture: typeof measurePicture
    cutSquare: typeof cutSquare
  }
}

export const connectChangePhoto = ({ api, saved, pictures }: PhotoWorld) => {
  const named = async () => {
    const { f_name, l_name, email } = await saved()
    return { f_name, l_name, email }
  }
  // Without the signals: a customer who leaves the page has sent the picture, or taken it away.
  return changePhotoMachine.provide({
    actors: {
      shrinkPhoto: answer(changePhotoPorts.shrinkPhoto, async ({ photos }) => {
        const photo = photos[0]!
        const small = await pictures.shrinkPicture(photo.file as Blob)
        if (small === photo.file) return photo
        return choosePictures([new File([small], photo.name, { type: small.type })])[0]!
      }),
      measurePhoto: answer(changePhotoPorts.measurePhoto, ({ photos: [photo] }) =>
        pictures.measurePicture(photo!.file as Blob),
      ),
      updateProfile: answer(changePhotoPorts.updateProfile, async ({ photos: [photo], square, measures }) => {
        const { width, height } = partOf(square.zoom, measures)
        const part = { x: square.x - width / 2, y: square.y - height / 2, width, height }
        const image = await pictures.cutSquare(photo!.file as Blob, part)
        const body = { ...(await named()), image }
        return unwrap(api.POST('/update-profile', { body, bodySerializer: asForm }), 'message')
      }),
      removePhoto: answer(changePhotoPorts.removePhoto, async () => {
        const body = { ...(await named()), image: '' as const }
        return unwrap(api.PUT('/customer/info', { body }), 'message')
      }),
    },
  })
}
