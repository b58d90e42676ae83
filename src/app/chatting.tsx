import { Screen as Chatting } from '#src/chat/chatting.screen.tsx'
import { SignedInOnly } from './signed-in-only.tsx'

/** A guest has no chat (docs/spec.md §6). */
export const Screen = () => <SignedInOnly>{() => <Chatting />}</SignedInOnly>
