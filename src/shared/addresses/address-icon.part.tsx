import { Briefcase, House, MapPin } from 'lucide-react'

/** Labels with a name and an icon of their own (docs/spec.md §9); the customer writes every other label. */
const pictures = { home: House, office: Briefcase, other: MapPin } as const

export type AddressKind = keyof typeof pictures

export const isAddressKind = (label: string): label is AddressKind => Object.hasOwn(pictures, label)

export function AddressIcon({ type }: { type: string }) {
  const Icon = isAddressKind(type) ? pictures[type] : MapPin
  return <Icon aria-hidden="true" />
}
