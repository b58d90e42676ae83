import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { Prescription, TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Panel } from '#ui/panel.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Read } from './order-page.props.ts'

type Props = {
  order: TrackedOrder
  /** Undefined where the shopper may not see the prescription, or there is none. */
  prescription: Read<Prescription> | undefined
}

type Shown = { src: string; name: string }

/** The pictures that the customer gave with the order: the prescription, the proof of a transfer, those of a refund. */
export function OrderPictures({ order, prescription }: Props) {
  const { pictures } = useWords().orderPage
  const [open, setOpen] = useState<Shown>()
  const proof = order.offline_payment?.proof_full_url
  const given: Shown[] = [
    ...(prescription?.data?.order_attachment ?? []).map((src, at) => ({
      src,
      name: pictures.prescription({ number: at + 1 }),
    })),
    ...(proof ? [{ src: proof, name: pictures.transfer() }] : []),
    ...(order.refund?.images_full_url ?? []).map((src, at) => ({
      src,
      name: pictures.refund({ number: at + 1 }),
    })),
  ]
  if (given.length === 0 && !prescription) return null
  return (
    <Panel title={pictures.title()} className={noPrint}>
      {prescription?.isError && (
        <ErrorState level={3} title={pictures.failed()} onRetry={() => void prescription.refetch()} />
      )}
      {prescription && !prescription.data && !prescription.isError && (
        <Loading className={list}>
          <Repeat times={order.order_attachment_count}>
            <Skeleton className={frame} />
          </Repeat>
        </Loading>
      )}
      <ul className={list}>
        {given.map((picture) => (
          <li key={picture.src}>
            <button
              type="button"
              className={frame}
              aria-label={pictures.enlarge({ name: picture.name })}
              onClick={() => setOpen(picture)}
            >
              <img src={picture.src} alt="" className={image} />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={open !== undefined} title={open?.name ?? ''} onClose={() => setOpen(undefined)}>
        {open && <img src={open.src} alt={open.name} className={large} />}
      </Dialog>
    </Panel>
  )
}

const noPrint = css({ _print: { display: 'none' } })
const list = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
const frame = css({
  display: 'block',
  width: '[88px]',
  height: '[88px]',
  overflow: 'hidden',
  bg: 'bg.subtle',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'sm',
  cursor: 'zoom-in',
})
const image = css({ width: 'full', height: 'full', objectFit: 'cover' })
const large = css({ display: 'block', width: 'full', height: 'auto', borderRadius: 'sm' })
