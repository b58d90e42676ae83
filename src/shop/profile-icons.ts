import {
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

/** A picture for each page of the profile, the same wherever there is a way to it. */
export const profileIcons: Record<ProfilePage, LucideIcon> = {
  'my-orders': Package,
  inbox: MessageCircle,
  wallet: Wallet,
  'loyalty-points': Sparkles,
  coupons: TicketPercent,
  'referral-code': Gift,
  settings: MapPin,
  'profile-settings': UserRound,
}
