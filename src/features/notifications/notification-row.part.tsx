import { Gift, type LucideIcon, MessageCircle, Package } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { FoldedSteps } from '#machines/rules/folded-steps.ts'
import type { Notification } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { IconButton } from '#ui/icon-button.tsx'
import { FocusKeeper } from '#ui/kept-focus.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { EarlierSteps } from './earlier-steps.part.tsx'
import { subjectPath } from './subject.ts'

type Props = {
  row: FoldedSteps<Notification>
  unread: boolean
  /** When something happened, as the list around it writes it. */
  when: (moment: string) => string
  /** The customer follows it, or marks it as read without following it. */
  onOpen: () => void
}

const icons: Record<Notification['type'], LucideIcon> = {
  order_status: Package,
  message: MessageCircle,
  referral_code: Gift,
}

/** What happened last and when; the row leads to its subject, the dot beside it only marks it as read. */
export function NotificationRow({ row: { newest, earlier }, unread, when, onOpen }: Props) {
  const { notifications: words } = useWords()
  const { type, title, body, store_name, created_at } = newest
  const Icon = icons[type]
  return (
    <div className={row} data-unread={unread || undefined}>
      <FocusKeeper next={(inside) => inside.querySelector('a')}>
        <Link href={subjectPath(newest)} className={link} onClick={unread ? onOpen : undefined}>
          <span className={mark}>
            <Icon aria-hidden="true" />
          </span>
          <span className={texts}>
            <span className={head}>
              <bdi className={name}>{store_name ?? title}</bdi>
              <time dateTime={created_at} className={moment}>
                {when(created_at)}
              </time>
            </span>
            {store_name !== null && <bdi className={number}>{title}</bdi>}
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
      </FocusKeeper>
      {earlier.length > 0 && <EarlierSteps steps={earlier} when={when} />}
    </div>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
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
const number = css({ textStyle: 'caption', color: 'fg.muted' })
const moment = css({ textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
const said = css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere', lineClamp: '3' })
const dot = css({ width: '2', height: '2', borderRadius: 'full', bg: 'accent.solid' })
