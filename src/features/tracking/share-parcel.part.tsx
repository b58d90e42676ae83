import { useWords } from '#i18n/i18n.tsx'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useShare } from '#src/shared/sharing/use-share.ts'
import { connectShareParcel } from './share-parcel.ports.ts'
import { ShareParcelView } from './share-parcel.view.tsx'

type Props = { order: TrackedOrder; level: 2 | 3; isOffered: boolean }

/** A link for each side of a parcel: the receiver sees what concerns them, and so does who hands it to the courier. */
export function ShareParcel({ order, level, isOffered }: Props) {
  const { tracking, sharing } = useWords()
  const { api, actors } = useShop()
  const { id, shared_until, receiver_details: receiver, delivery_address: sender } = order
  const { actor, snapshot, send } = useFlow(() => connectShareParcel(api, actors.session), {
    order_id: id,
    links: shared_until ? { expires_at: shared_until } : {},
  })
  useTellApp('shareOrder', actor)
  const refusal = sharing.notShared()
  const toReceiver = useShare(refusal)
  const toSender = useShare(refusal)
  const { path, sender_path } = snapshot.context.links
  const title = tracking.parcelLink.parcel({ id })
  const sendBy = ({ share }: typeof toSender, to: string | undefined) =>
    to === undefined ? undefined : () => share({ title, url: new URL(to, window.location.href).href })
  return (
    <ShareParcelView
      snapshot={snapshot}
      send={send}
      level={level}
      isOffered={isOffered}
      receiver={{
        name: receiver?.contact_person_name ?? '',
        isCopied: toReceiver.isCopied,
        onSend: sendBy(toReceiver, path),
      }}
      sender={{
        name: sender?.contact_person_name ?? '',
        isCopied: toSender.isCopied,
        onSend: sendBy(toSender, sender_path),
      }}
    />
  )
}
