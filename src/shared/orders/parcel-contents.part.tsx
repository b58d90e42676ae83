import { useWords } from '#i18n/i18n.tsx'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'

/** What a parcel holds, how large it may be, and who pays for it; a lost one costs nothing. */
export function ParcelContents({ order }: { order: TrackedOrder }) {
  const { parcel_category: kind, parcel_size: size, receiver_details } = order
  const charge_payer = order.parcel?.lost_at ? null : order.charge_payer
  const { contents: words } = useWords().tracking.parcelOrder
  return (
    <div className={row}>
      {kind?.image_full_url && <img src={kind.image_full_url} alt="" className={picture} />}
      <p className={texts}>
        {kind && (
          <>
            <strong className={strong}>{kind.name}</strong>
            <span>{kind.description}</span>
          </>
        )}
        {size && (
          <span>
            {words.size({ name: size.name })}{' '}
            <bdi>
              {words.measures({
                length: size.length_cm,
                width: size.width_cm,
                height: size.height_cm,
                weight: size.max_weight_kg,
              })}
            </bdi>
          </span>
        )}
        {order.weight && <span>{words.weight({ weight: order.weight })}</span>}
        {charge_payer && (
          <span>{words.payer[charge_payer]({ name: receiver_details?.contact_person_name ?? '' })}</span>
        )}
      </p>
    </div>
  )
}

const row = css({ display: 'flex', alignItems: 'flex-start', gap: '4' })
const picture = css({ flexShrink: '0', width: '14', height: '14', objectFit: 'cover', borderRadius: 'md' })
const texts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  minWidth: '0',
  textStyle: 'small',
  color: 'fg.muted',
})
const strong = css({ textStyle: 'bodyStrong', color: 'fg.default' })
