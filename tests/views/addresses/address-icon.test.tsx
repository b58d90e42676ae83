import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AddressIcon } from '#src/shared/addresses/address-icon.part.tsx'

it.each(['home', 'Grandmother', 'constructor', 'toString'])(
  'the label %s of an address has an icon',
  (type) => {
    const { container } = render(<AddressIcon type={type} />)
    expect(container.querySelectorAll('svg')).toHaveLength(1)
  },
)
