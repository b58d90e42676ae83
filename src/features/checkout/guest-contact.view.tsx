import { useWords } from '#i18n/i18n.tsx'
import type { Config } from '#openapi/generated/client.ts'
import type { GuestContact } from '#src/shared/checkout/checkout-props.ts'
import { ContactFields } from '#src/shared/checkout/contact-fields.part.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'

type Props = Pick<GuestContact, 'snapshot' | 'send'> & {
  config: Pick<Config, 'country' | 'country_picker_status'>
}

/** Who collects a guest's order (docs/spec.md §2, Guest contact-info dialog). */
export function GuestContactDialog({ snapshot, send, config }: Props) {
  const { checkout, actions } = useWords()
  const { form, touched } = snapshot.context
  return (
    <Dialog
      open
      size="md"
      title={checkout.contact.title()}
      onClose={() => send({ type: 'dialog.close' })}
      footer={
        <>
          <Button variant="outline" onClick={() => send({ type: 'form.reset' })}>
            {checkout.contact.empty()}
          </Button>
          <Button type="submit" form="guest-contact">
            {actions.save()}
          </Button>
        </>
      }
    >
      <Form id="guest-contact" onSend={() => send({ type: 'form.save' })}>
        <ContactFields
          contact={form}
          shown={touched}
          config={config}
          onChange={(field, value) => send({ type: 'field.change', field, value })}
          onLeave={(field) => send({ type: 'field.leave', field })}
        />
      </Form>
      <ConfirmDialog
        open={snapshot.matches({ inDialog: 'confirmingReset' })}
        title={checkout.contact.reset()}
        onConfirm={() => send({ type: 'reset.accept' })}
        onCancel={() => send({ type: 'reset.decline' })}
      />
    </Dialog>
  )
}
