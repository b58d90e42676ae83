import {
  Bell,
  Gift,
  type LucideIcon,
  MessageCircle,
  Package,
  Settings,
  Sparkles,
  TicketPercent,
  UserRound,
  Wallet,
} from 'lucide-react'
import type { ProfilePage } from '#src/navigation/profile-pages.ts'

/** Icon of each page of the profile, the same in every menu. */
export const profileIcons: Record<ProfilePage, LucideIcon> = {
  'my-orders': Package,
  notifications: Bell,
  inbox: MessageCircle,
  wallet: Wallet,
  'loyalty-points': Sparkles,
  coupons: TicketPercent,
  'referral-code': Gift,
  settings: Settings,
  'profile-settings': UserRound,
}
