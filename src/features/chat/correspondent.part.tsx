import { useWords } from '#i18n/i18n.tsx'
import type { Correspondent as Person, ReceiverType } from '#openapi/generated/client.ts'
import { Avatar } from '#ui/avatar.tsx'

/** What they are called; a store or courier that is gone has no name any more. */
export function useNameOf({ f_name, l_name }: Person): string {
  const { chat } = useWords()
  return `${f_name} ${l_name}`.trim() || chat.gone()
}

/** Their face, or the logo of a store or of the shop. */
export function Face({
  receiver,
  type,
  size = 'lg',
}: {
  receiver: Person
  type: ReceiverType
  size?: 'md' | 'lg'
}) {
  const name = useNameOf(receiver)
  return <Avatar name={name} src={receiver.image_full_url} square={type !== 'delivery_man'} size={size} />
}
