import { Screen as Chatting } from '#src/features/chat/chatting.screen.tsx'
import { SignedInOnly } from './signed-in-only.part.tsx'

/** A guest has no chat (docs/spec.md §6). */
export const Screen = () => <SignedInOnly>{() => <Chatting />}</SignedInOnly>
