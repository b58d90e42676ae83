import { deepStrictEqual } from 'node:assert'
import sharp from 'sharp'
import { unwrap } from '#api/unwrap.ts'
import { changePhotoMachine } from '#machines/account/change-photo.machine.ts'
import { connectChangePhoto } from '#src/features/account/change-photo.ports.ts'
import { service } from '#tests/support/service.ts'

export const changePhotoService = service(changePhotoMachine, async (stage) => {
  const { api, server } = stage
  const { info } = await stage.becomeCustomer()
  const teal = { create: { width: 64, height: 64, channels: 3, background: 'teal' } } as const
  const bytes = new Uint8Array(await sharp(teal).jpeg().toBuffer())
  return {
    connected: connectChangePhoto({
      api,
      saved: async () => info,
      // There is no canvas here.
      pictures: {
        shrinkPicture: async (file) => file,
        measurePicture: async () => ({ width: 800, height: 400 }),
        cutSquare: async () => new Blob([bytes], { type: 'image/jpeg' }),
      },
    }),
    answers: { removePhoto: { asks: 'updateCustomerInfo' } },
    /** A picture changes nothing else. */
    holds: async () => {
      const { image, image_full_url, storage, ...now } = await unwrap(server.GET('/customer/info'))
      deepStrictEqual({ ...info, ...now }, { ...info })
      deepStrictEqual(storage.length, image === null ? 0 : 1)
    },
  }
})
