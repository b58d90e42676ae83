import { BellLink } from './bell-link.part.tsx'
import { ChatLink } from './chat-link.part.tsx'
import { ProfileMenu } from './profile-menu.part.tsx'
import { WishlistButton } from './wishlist-button.part.tsx'

/** What the header has for customers alone (docs/spec.md §2, Header). */
export const CustomerLinks = () => (
  <>
    <BellLink />
    <ChatLink />
    <WishlistButton />
    <ProfileMenu />
  </>
)
