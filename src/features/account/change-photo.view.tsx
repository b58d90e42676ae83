import { Camera, ImagePlus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { choosePictures } from '#browser/choose-pictures.ts'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { FileInput } from '#ui/file-input.tsx'
import type { PhotoFlow } from './change-photo.props.ts'
import { CropPhoto } from './crop-photo.view.tsx'

type Props = PhotoFlow & { name: string; src: string | null }

export function ChangePhotoView({ snapshot, send, name, src }: Props) {
  const words = useWords()
  const { photo } = words.account
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isBusy = snapshot.hasTag('busy')
  const choose = (file: File | undefined) => {
    const [photo] = file ? choosePictures([file]) : []
    if (photo) send({ type: 'photo.choose', photo })
  }
  const isOpening = snapshot.matches('shrinking') || snapshot.matches('measuring')
  const resting = (state: 'unfit' | 'failed' | 'refused') => snapshot.matches({ resting: state })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same for keyboards
    <div
      className={area}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        choose(event.dataTransfer.files[0])
      }}
    >
      <Avatar name={name} src={src} size="lg" />
      <div className={side}>
        <FileInput ref={files} onChoose={(chosen) => choose(chosen[0])} />
        <FileInput ref={camera} camera="user" onChoose={(chosen) => choose(chosen[0])} />
        <div className={actions}>
          <Button
            variant="outline"
            size="sm"
            busy={isOpening || snapshot.matches('removing')}
            onClick={() => files.current?.click()}
          >
            <ImagePlus aria-hidden="true" />
            {src ? photo.change() : photo.add()}
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={isBusy}
            className={onPhones}
            onClick={() => camera.current?.click()}
          >
            <Camera aria-hidden="true" />
            {photo.take()}
          </Button>
          {src && (
            <Button
              variant="ghost"
              size="sm"
              disabled={isBusy}
              onClick={() => send({ type: 'photo.remove' })}
            >
              <Trash2 aria-hidden="true" />
              {photo.remove()}
            </Button>
          )}
        </div>
        <p className={hint}>
          {photo.hint()} <span className={onDesks}>{photo.drop()}</span>
        </p>
        <div role="alert" className={wrong}>
          {resting('unfit') && photo.unfit()}
          {resting('failed') && words.refusals.noConnection()}
          {resting('refused') && snapshot.context.refusals.map(({ message }) => message).join(' ')}
        </div>
      </div>
      {(snapshot.matches('cropping') || snapshot.matches('sending')) && (
        <CropPhoto snapshot={snapshot} send={send} />
      )}
      <ConfirmDialog
        open={snapshot.matches('confirming')}
        title={photo.question()}
        confirmLabel={photo.remove()}
        danger
        onConfirm={() => send({ type: 'remove.accept' })}
        onCancel={() => send({ type: 'remove.decline' })}
      >
        {photo.questionNote()}
      </ConfirmDialog>
    </div>
  )
}

const area = css({ display: 'flex', alignItems: 'flex-start', gap: '4', flexGrow: '1', minWidth: '0' })
const side = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const onPhones = css({ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } })
const onDesks = css({ '@media (pointer: coarse)': { display: 'none' } })
const hint = css({ textStyle: 'small', color: 'fg.muted' })
const wrong = css({ textStyle: 'small', color: 'danger.text', _empty: { display: 'none' } })
