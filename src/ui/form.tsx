import { type ComponentProps, useEffect, useRef } from 'react'

/**
 * A form of ours: the browser does not judge it, and after a refused try, by a rule at once or by the server later, the
 * first bad field has the focus.
 */
export function Form({ onSend, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSend: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const isTried = useRef(false)

  const leadToFlaw = () => {
    const flawed = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!isTried.current || !flawed) return
    isTried.current = false
    flawed.focus()
  }
  // After this render the page shows the result of the last submit.
  useEffect(leadToFlaw)

  return (
    <form
      {...rest}
      ref={form}
      noValidate
      onInput={() => {
        isTried.current = false
      }}
      onSubmit={(event) => {
        event.preventDefault()
        isTried.current = true
        onSend()
        // A second try with the same flaws changes nothing on the page.
        requestAnimationFrame(leadToFlaw)
      }}
    />
  )
}
