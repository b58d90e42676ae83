import type { ReactNode } from 'react'
import type { Config } from '#openapi/generated/client.ts'

type Network = Config['social_media'][number]['name']

/** Signs of social networks, drawn in strokes on 24 by 24 units. */
const signs: Record<Network, ReactNode> = {
  facebook: <path d="M15 4h-1.5A3.5 3.5 0 0 0 10 7.5V20M7 12h7" />,
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.5" />
      <path d="M16.5 7.5v.01" />
    </>
  ),
  linkedin: <path d="M6 10v8M6 6v.01M11 18v-8m0 4a3.5 3.5 0 0 1 7 0v4" />,
  pinterest: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M10 18l2-8m-2.8 3.5a3.2 3.2 0 1 1 3 1.5" />
    </>
  ),
  twitter: <path d="M5 5l14 14M19 5L5 19" />,
}

export const NetworkIcon = ({ network }: { network: Network }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {signs[network]}
  </svg>
)
