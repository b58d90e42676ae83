import type { BaseTranslation } from '../../i18n-types.ts'

const en_notifications = {
  title: 'Notifications',
  today: 'Today',
  yesterday: 'Yesterday',
  readAll: 'Mark all as read',
  read: 'Mark “{title:string}” as read',
  unread: 'Unread',
  empty: 'No notifications yet',
  emptyNote: 'News about your orders, messages and invitations will appear here.',
} satisfies BaseTranslation

export default en_notifications
