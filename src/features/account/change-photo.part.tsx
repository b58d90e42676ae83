import { useQueryClient } from '@tanstack/react-query'
import { cutSquare, measurePicture } from '#browser/cut-square.ts'
import { shrinkPicture } from '#browser/small-picture.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useToken } from '#src/core/where.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { customerQuery } from './account.queries.ts'
import { connectChangePhoto } from './change-photo.ports.ts'
import { ChangePhotoView } from './change-photo.view.tsx'

/** The picture of the profile, and the ways to another one (docs/spec.md §5 Profile form). */
export function ChangePhoto({ name, src }: { name: string; src: string | null }) {
  const { api } = useShop()
  const token = useToken() ?? ''
  const queries = useQueryClient()
  const { actor, snapshot, send } = useFlow(
    () =>
      connectChangePhoto({
        api,
        saved: () => queries.ensureQueryData(customerQuery(api, token)),
        pictures: { shrinkPicture, measurePicture, cutSquare },
      }),
    undefined,
  )
  useTellApp('changePhoto', actor)
  return <ChangePhotoView snapshot={snapshot} send={send} name={name} src={src} />
}
