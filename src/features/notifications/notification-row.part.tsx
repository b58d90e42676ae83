import { Gift, type LucideIcon, MessageCircle, Package } from 'lucide-react'
import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { Notification } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { IconButton } from '#ui/icon-button.tsx'
import { KeptFocus } from '#ui/kept-focus.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { subjectPath } from './subject.ts'

type Props = {
  notification: Notification
  unread: boolean
  /** The customer follows it, or marks it as read without following it. */
  onOpen: () => void
}

const icons: Record<Notification['type'], LucideIcon> = {
  order_status: Package,
  message: MessageCircle,
  referral_code: Gift,
}

/** What happened and when; the row leads to its subject, the dot beside it only marks it as read. */
export function NotificationRow({ notification, unread, onOpen }: Props) {
  const { notifications: words } = useWords()
  const { time } = useFormats()
  const { type, title, body, created_at } = notification
  const Icon = icons[type]
  return (
    <div className={row} data-unread={unread || undefined}>
      <KeptFocus next={(inside) => inside.querySelector('a')}>
        <Link href={subjectPath(notification)} className={link} onClick={unread ? onOpen : undefined}>
          <span className={mark}>
            <Icon aria-hidden="true" />
          </span>
          <span className={texts}>
            <span className={head}>
              <bdi className={name}>{title}</bdi>
              <time dateTime={created_at} className={when}>
                {time(created_at)}
              </time>
            </span>
            <span className={said}>
              <bdi>{body}</bdi>
            </span>
            {unread && <VisuallyHidden>{words.unread()}</VisuallyHidden>}
          </span>
        </Link>
        {unread && (
          <IconButton variant="ghost" size="sm" aria-label={words.read({ title })} onClick={onOpen}>
            <span className={dot} aria-hidden="true" />
          </IconButton>
        )}
      </KeptFocus>
    </div>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: '2',
  borderColor: 'border.subtle',
  borderBlockStartWidth: 'hairline',
  borderBlockStartStyle: 'solid',
  'li:first-child > &': { borderBlockStartWidth: '[0px]' },
  '&[data-unread]': { bg: 'accent.soft' },
})
const link = css({
  display: 'flex',
  flex: '1',
  alignItems: 'flex-start',
  gap: '3',
  minWidth: '0',
  padding: '4',
  _hover: { '& bdi': { color: 'fg.default' } },
})
const mark = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '10',
  height: '10',
  borderRadius: 'full',
  color: 'accent.text',
  bg: 'bg.subtle',
  '& svg': { width: '5', height: '5' },
})
const texts = css({ display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '3',
})
const name = css({ textStyle: 'bodyStrong' })
const when = css({ textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
const said = css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere', lineClamp: '3' })
const dot = css({ width: '2', height: '2', borderRadius: 'full', bg: 'accent.solid' })
