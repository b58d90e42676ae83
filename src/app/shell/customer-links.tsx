import { ChatLink } from './chat-link.tsx'
import { ProfileMenu } from './profile-menu.tsx'

/** What the header has for customers alone (spec §2, Header). */
export const CustomerLinks = () => (
  <>
    <ChatLink />
    <ProfileMenu />
  </>
)
