import type { BaseTranslation } from '../../i18n-types.ts'

/** What the shell says only when it is asked: its drawer and its dialogs. */
const en_shellLater = {
  chatCount: '{{count: Chat | Chat, ?? unread message | Chat, ?? unread messages}}',
  languageQuestion: 'Are you sure to change the language?',
  languageNote: 'The browser will refresh to get translated content.',
  logoutQuestion: 'Are you sure you want to logout?',
  latestStores: 'Latest stores',
  popularStores: 'Popular stores',
} satisfies BaseTranslation

export default en_shellLater
