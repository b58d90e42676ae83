import type { Ref } from 'react'

type Props = {
  /** A button calls its `click`. */
  ref: Ref<HTMLInputElement>
  multiple?: boolean
  /** A phone opens its camera, or the one on the side of the screen. */
  camera?: boolean | 'user'
  onChoose: (files: FileList) => void
}

/** Chooses pictures from the device; a button beside it is what the customer sees. */
export const FileInput = ({ ref, multiple = false, camera = false, onChoose }: Props) => (
  <input
    ref={ref}
    type="file"
    accept="image/*"
    hidden
    multiple={multiple}
    {...(camera && { capture: camera === 'user' ? 'user' : 'environment' })}
    onChange={({ target }) => {
      if (target.files) onChoose(target.files)
      // The same picture may be chosen again.
      target.value = ''
    }}
  />
)
