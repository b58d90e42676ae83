import { MessageCircle, Phone } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { DeliveryMan } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { iconButton } from '#styled/recipes/index.js'
import { Avatar } from '#ui/avatar.tsx'
import { PhoneNumber } from '#ui/phone-number.tsx'
import { RatingValue } from '#ui/rating-value.tsx'

export type CourierCardProps = {
  courier: DeliveryMan
  /** Where the chat with the courier is; only a signed-in customer has one (docs/spec.md §6). */
  chatPath?: string | undefined
  /** False once the order is over: the courier brings other orders then. */
  isCallable?: boolean
}

/** Who carries the order, and how to reach them. */
export function CourierCard({ courier, chatPath, isCallable = true }: CourierCardProps) {
  const words = useWords().tracking.courier
  const name = `${courier.f_name} ${courier.l_name}`
  return (
    <div className={row}>
      <Avatar name={name} src={courier.image_full_url} size="lg" />
      <div className={texts}>
        <p className={who}>{name}</p>
        <p className={facts}>
          {courier.rating_count > 0 && (
            <RatingValue value={courier.avg_rating} count={courier.rating_count} />
          )}
          {isCallable && <PhoneNumber>{courier.phone}</PhoneNumber>}
        </p>
      </div>
      {chatPath && (
        <Link
          href={chatPath}
          className={iconButton({ variant: 'outline' })}
          aria-label={words.chat({ name: courier.f_name })}
        >
          <MessageCircle aria-hidden="true" />
        </Link>
      )}
      {isCallable && (
        <a
          href={`tel:${courier.phone}`}
          className={iconButton({ variant: 'solid' })}
          aria-label={words.call({ name: courier.f_name })}
        >
          <Phone aria-hidden="true" />
        </a>
      )}
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
// The buttons stand below it where the text is large; the face stays beside it.
const texts = css({ flex: '[1 1 min(6.5rem, calc(100% - 76px))]', minWidth: '0' })
const who = css({ textStyle: 'bodyStrong' })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  textStyle: 'small',
  color: 'fg.muted',
})
