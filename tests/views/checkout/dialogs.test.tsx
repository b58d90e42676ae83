import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useActorRef } from '@xstate/react'
import { describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { deliveryAddressMachine } from '#machines/checkout/delivery-address.machine.ts'
import { guestContactMachine } from '#machines/checkout/guest-contact.machine.ts'
import { emptyContact } from '#machines/rules/contact.ts'
import { deliveryTo } from '#machines/rules/delivery.ts'
import type { Address } from '#openapi/generated/client.ts'
import { GuestContactDialog } from '#src/features/checkout/guest-contact.view.tsx'
import { LoginOrGuestDialog } from '#src/features/checkout/login-or-guest.view.tsx'
import { OrderPlacedDialog } from '#src/features/checkout/order-placed.view.tsx'
import { FailureDialog } from '#src/features/payment/order-failed.view.tsx'
import { useSelector } from '#src/flow/use-selector.ts'
import { SavedAddressesDialog } from '#src/shared/checkout/saved-addresses.view.tsx'
import { coordinator } from '#tests/machines/samples/checkout.ts'
import { address, config } from '#tests/machines/samples.ts'
import { renderIn } from '#tests/support/render-in.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('login or guest', () => {
  it('offers Guest, Login and Sign Up in this order, none of them more prominent', async () => {
    await renderIn('en', <LoginOrGuestDialog send={vi.fn()} />, ['cart'])
    const buttons = screen.getAllByRole('button').filter(({ textContent }) => textContent)
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Continue as a guest', 'Login', 'Sign Up'])
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1)
  })

  it('says what a login is good for and lets the guest go on', async () => {
    const send = vi.fn()
    await renderIn('en', <LoginOrGuestDialog send={send} />, ['cart'])
    expect(screen.getByText(/Guests cannot see their history after ordering/)).toBeTruthy()
    await userEvent.click(button('Continue as a guest'))
    await userEvent.click(button('Login'))
    await userEvent.click(button('Sign Up'))
    expect(send.mock.calls.map(([event]) => event.type)).toEqual([
      'guest.choose',
      'login.choose',
      'signUp.choose',
    ])
  })
})

describe('guest contact', () => {
  const Contact = () => {
    const ref = useActorRef(guestContactMachine, {
      input: { order_type: 'take_away', contact: emptyContact, coordinator },
    })
    const snapshot = useSelector(ref, (current) => current)
    return snapshot.matches('inDialog') ? (
      <GuestContactDialog snapshot={snapshot} send={ref.send} config={config()} />
    ) : (
      <>
        <button type="button" onClick={() => ref.send({ type: 'dialog.open' })}>
          Open
        </button>
        <output>{JSON.stringify(snapshot.context.contact)}</output>
      </>
    )
  }
  const show = async () => {
    await renderIn('en', <Contact />, ['checkout'])
    await userEvent.click(button('Open'))
  }

  it('holds an empty field against the guest only once it was left', async () => {
    await show()
    expect(screen.queryByText('Name is required')).toBeNull()
    await userEvent.click(screen.getByLabelText(/Contact Person Name/))
    await userEvent.click(screen.getByLabelText(/Contact Person Email/))
    expect(screen.getByText('Name is required')).toBeTruthy()
    expect(screen.queryByText('Email is required')).toBeNull()
  })

  it('names a phone number and an e-mail address that cannot be right', async () => {
    await show()
    await userEvent.type(screen.getByLabelText(/Contact Person Number/), '5')
    await userEvent.type(screen.getByLabelText(/Contact Person Email/), 'nora@souk')
    expect(screen.getByText('Enter a valid phone number')).toBeTruthy()
    expect(screen.queryByText('Must be a valid email')).toBeNull()
    await userEvent.click(screen.getByLabelText(/Contact Person Name/))
    expect(screen.getByText('Must be a valid email')).toBeTruthy()
  })

  it('clears all three fields with Reset, once the guest agreed, and keeps them with Save', async () => {
    await show()
    await userEvent.type(screen.getByLabelText(/Contact Person Name/), 'Nobody')
    await userEvent.click(button('Reset'))
    const question = () =>
      within(screen.getByRole('alertdialog', { name: 'Are you sure, you want to reset?' }))
    await userEvent.click(question().getByRole('button', { name: 'Cancel' }))
    expect(screen.getByLabelText<HTMLInputElement>(/Contact Person Name/).value).toBe('Nobody')
    await userEvent.click(button('Reset'))
    await userEvent.click(question().getByRole('button', { name: 'Yes' }))
    expect(screen.getByLabelText<HTMLInputElement>(/Contact Person Name/).value).toBe('')
    await userEvent.type(screen.getByLabelText(/Contact Person Name/), 'Nora')
    await userEvent.type(screen.getByLabelText(/Contact Person Number/), '0502223344')
    await userEvent.type(screen.getByLabelText(/Contact Person Email/), 'nora@souk.example')
    await userEvent.click(button('Save'))
    expect(screen.getByRole('status').textContent).toBe(
      JSON.stringify({
        contact_person_name: 'Nora',
        contact_person_number: '+971502223344',
        contact_person_email: 'nora@souk.example',
      }),
    )
  })
})

describe('saved addresses', () => {
  const machineFor = (addresses: Address[]) =>
    deliveryAddressMachine.provide({
      actors: {
        listAddresses: fromPromise(async () => ({ total_size: 2, limit: 50, offset: 1, addresses })),
      },
    })
  const Saved = ({ machine, onAdd }: { machine: ReturnType<typeof machineFor>; onAdd: () => void }) => {
    const ref = useActorRef(machine, { input: { zone_id: 1, selected: deliveryTo(address(2)) } })
    const snapshot = useSelector(ref, (current) => current)
    if (snapshot.status === 'done') return <output>{snapshot.output?.address}</output>
    return (
      <>
        <button type="button" onClick={() => ref.send({ type: 'saved.open' })}>
          View Saved Address
        </button>
        <SavedAddressesDialog actor={ref} snapshot={snapshot} send={ref.send} onAdd={onAdd} />
      </>
    )
  }
  const show = async (addresses: Address[], onAdd = vi.fn()) => {
    await renderIn('en', <Saved machine={machineFor(addresses)} onAdd={onAdd} />, ['checkout', 'addressForm'])
    await userEvent.click(button('View Saved Address'))
  }

  it('marks a card with a click and confirms it with Select only', async () => {
    await show([address(1), address(2)])
    const [first, second] = await screen.findAllByRole<HTMLInputElement>('radio')
    expect(first?.checked).toBe(true)
    expect(screen.getByText('2 Quay Street')).toBeTruthy()
    await userEvent.click(second!)
    expect(screen.queryByRole('status')).toBeNull()
    await userEvent.click(button('Select'))
    expect(screen.getByRole('status').textContent).toBe('1 Quay Street')
  })

  it('offers to add an address when there is none', async () => {
    const onAdd = vi.fn()
    await show([], onAdd)
    expect(await screen.findByText('Oops')).toBeTruthy()
    expect(
      screen.getByText("You don't have any saved address yet. please save address to continue"),
    ).toBeTruthy()
    await userEvent.click(button('Add new address'))
    expect(onAdd).toHaveBeenCalled()
  })
})

describe('after the order', () => {
  it('tells a guest what to remember and leads to the tracking', async () => {
    const onTrack = vi.fn()
    await renderIn(
      'en',
      <OrderPlacedDialog
        order_id={100051}
        contact_number="+971502223344"
        step={{ type: 'take_away' }}
        isCustomer={false}
        onClose={vi.fn()}
        onTrack={onTrack}
        onPay={vi.fn()}
      />,
      ['checkout', 'tracking'],
    )
    expect(screen.getByText(/this page tells you when to collect it/)).toBeTruthy()
    expect(screen.getByText(/Keep your order ID and phone number/)).toBeTruthy()
    expect(screen.getByText('100051')).toBeTruthy()
    await userEvent.click(button('Track Order'))
    expect(onTrack).toHaveBeenCalled()
  })

  it('tells the customer of a prescription that the pharmacist is pricing it', async () => {
    const title = 'Prescription sent'
    await renderIn(
      'en',
      <OrderPlacedDialog
        order_id={100051}
        contact_number={undefined}
        step={{ type: 'prescription' }}
        isCustomer={false}
        onClose={vi.fn()}
        onTrack={vi.fn()}
        onPay={vi.fn()}
      />,
      ['checkout', 'tracking'],
    )
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
    expect(screen.getByText(/The pharmacist is pricing your prescription/)).toBeTruthy()
  })

  it('of a payment that failed says so, and leads home', async () => {
    const onAgree = vi.fn()
    await renderIn('en', <FailureDialog open flag="cancel" onAgree={onAgree} onClose={vi.fn()} />, [
      'checkout',
    ])
    expect(screen.getByRole('alertdialog', { name: 'You canceled the payment' })).toBeTruthy()
    await userEvent.click(button('Back to home'))
    expect(onAgree).toHaveBeenCalled()
  })
})
