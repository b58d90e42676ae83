import { Briefcase, House, MapPin } from 'lucide-react'

/** The labels that come with a name and a picture of their own (docs/spec.md §9); any other label is the customer's. */
const pictures = { home: House, office: Briefcase, other: MapPin } as const

export type AddressKind = keyof typeof pictures

export const isAddressKind = (label: string): label is AddressKind => label in pictures

export function AddressIcon({ type }: { type: string }) {
  const Icon = isAddressKind(type) ? pictures[type] : MapPin
  return <Icon aria-hidden="true" />
}
