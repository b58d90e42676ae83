import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { css, cx } from '#styled/css/index.js'
import { input } from '#styled/recipes/index.js'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

export type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type' | 'size'>

/** A secret that can be looked at while it is typed; `autoComplete` says which secret it is. */
export function PasswordField({ label, error, hint, required, id, className, ...rest }: PasswordFieldProps) {
  const { auth } = useWords()
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, error, hint, required, id, className }}>
      {(ties) => (
        // The button stands where the input leaves room for it.
        <div className={group} dir={rest.dir}>
          <input
            {...rest}
            {...ties}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={cx(input(), room)}
          />
          <IconButton
            className={reveal}
            size="md"
            aria-label={shown ? auth.hidePassword() : auth.showPassword()}
            aria-controls={ties.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        </div>
      )}
    </Field>
  )
}

const group = css({ position: 'relative' })
const room = css({ paddingInlineEnd: '12' })
const reveal = css({ position: 'absolute', insetInlineEnd: '0.5', insetBlockStart: '0.5' })
