import { BellLink } from './bell-link.tsx'
import { ChatLink } from './chat-link.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { WishlistButton } from './wishlist-button.tsx'

/** What the header has for customers alone (docs/spec.md §2, Header). */
export const CustomerLinks = () => (
  <>
    <BellLink />
    <ChatLink />
    <WishlistButton />
    <ProfileMenu />
  </>
)
