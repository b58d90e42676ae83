import {
  Bell,
  Gift,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Package,
  Sparkles,
  TicketPercent,
  UserRound,
  Wallet,
} from 'lucide-react'
import type { ProfilePage } from './profile-pages.ts'

/** Icon of each page of the profile, the same in every menu. */
export const profileIcons: Record<ProfilePage, LucideIcon> = {
  'my-orders': Package,
  notifications: Bell,
  inbox: MessageCircle,
  wallet: Wallet,
  'loyalty-points': Sparkles,
  coupons: TicketPercent,
  'referral-code': Gift,
  settings: MapPin,
  'profile-settings': UserRound,
}
