import { Camera, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { css } from '#styled/css/index.js'
import { Button, type ButtonProps } from './button.tsx'
import { FileInput } from './file-input.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props = Pick<ButtonProps, 'busy' | 'disabled' | 'size' | 'aria-describedby'> & {
  /** What the buttons say. */
  words: { takePhoto: string; add: string }
  /** What the pictures are of, where the page has several of these; it is only heard. */
  of?: string
  onChoose: (files: FileList) => void
}

/** Buttons that choose pictures. A phone offers its camera as a button of its own, and its gallery with the other. */
export function PictureChoice({ words, of, onChoose, ...look }: Props) {
  const subject = of && <VisuallyHidden>: {of}</VisuallyHidden>
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  return (
    <div className={choices} data-choices>
      <FileInput ref={files} multiple onChoose={onChoose} />
      <FileInput ref={camera} camera onChoose={onChoose} />
      <Button {...look} variant="outline" className={onPhones} onClick={() => camera.current?.click()}>
        <Camera aria-hidden="true" />
        {words.takePhoto}
        {subject}
      </Button>
      <Button {...look} variant="outline" onClick={() => files.current?.click()}>
        <ImagePlus aria-hidden="true" />
        {words.add}
        {subject}
      </Button>
    </div>
  )
}

const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '3', '& > button': { flex: '[1 1 180px]' } })
const onPhones = css({ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } })
