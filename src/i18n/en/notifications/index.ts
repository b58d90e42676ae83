import type { BaseTranslation } from '../../i18n-types.ts'

const en_notifications = {
  title: 'Notifications',
  today: 'Today',
  yesterday: 'Yesterday',
  running: 'In progress',
  earlier: '{{count: ?? earlier update|?? earlier updates}}',
  readAll: 'Mark all as read',
  read: 'Mark “{title:string}” as read',
  unread: 'Unread',
  empty: 'No notifications yet',
  emptyNote: 'News about your orders, messages and invitations will appear here.',
  kinds: {
    title: 'What we notify you about',
    note: 'What you switch off is no longer sent to your devices. It still appears in this list.',
    order_status: 'Order updates',
    message: 'Messages',
    referral_code: 'Invitations and rewards',
    failed: "We couldn't save your choice. Try again.",
  },
} satisfies BaseTranslation

export default en_notifications
