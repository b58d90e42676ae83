import { useWords } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { connectSubscribe } from './subscribe.ports.ts'

/** Subscribes an e-mail address to the newsletter; the field keeps its text after a failure. */
export function Newsletter() {
  const words = useWords()
  const { api } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectSubscribe(api), undefined)
  useTellApp('subscribe', actor)

  return (
    <Form className={form} onSend={() => send({ type: 'form.submit' })}>
      <TextField
        label={words.footer.newsletter.email()}
        type="email"
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        value={snapshot.context.email}
        error={snapshot.matches('invalid') ? words.footer.newsletter.invalid() : null}
        onChange={(event) => send({ type: 'email.change', email: event.target.value })}
      />
      <Button type="submit" variant="outline" busy={snapshot.hasTag('busy')}>
        {words.footer.newsletter.subscribe()}
      </Button>
    </Form>
  )
}

const form = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '2', width: 'full' })
