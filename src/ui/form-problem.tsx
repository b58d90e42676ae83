import { CircleAlert } from 'lucide-react'
import { css } from '#styled/css/index.js'

/** Errors of a form as a whole; screen readers announce them when they appear. */
export function FormProblem({ messages }: { messages: readonly string[] }) {
  return (
    <div role="alert">
      {messages.map((message) => (
        <p key={message} className={box}>
          <CircleAlert aria-hidden="true" />
          {message}
        </p>
      ))}
    </div>
  )
}

const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  padding: '3',
  textStyle: 'small',
  color: 'danger.text',
  bg: 'danger.soft',
  borderRadius: 'sm',
  '& svg': { width: '5', height: '5', flexShrink: '0' },
})
