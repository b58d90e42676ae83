import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { choosePictures } from '#browser/choose-pictures.ts'
import { useWords } from '#i18n/i18n.tsx'
import type { sendMessageMachine } from '#machines/chat/send-message.machine.ts'
import { css } from '#styled/css/index.js'
import { FileInput } from '#ui/file-input.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Spinner } from '#ui/spinner.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof sendMessageMachine>
  send: (event: EventFromLogic<typeof sendMessageMachine>) => void
}

/** What the shop takes of one message (contract, NewMessage). */
const LONGEST = 2000

/** Where a message is written: it grows with its words, Enter sends, Shift+Enter begins a line (docs/spec.md §5, Uploads). */
export function Composer({ snapshot, send }: Props) {
  const { chat } = useWords()
  const { chosen } = snapshot.context
  const { text, pictures } = snapshot.context.draft
  const isWaiting = snapshot.matches({ draft: 'awaitingPictures' })
  const files = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const add = (chosen: Iterable<File>) => send({ type: 'pictures.add', pictures: choosePictures(chosen) })
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    send({ type: 'message.send' })
    field.current?.focus()
  }
  return (
    <form className={form} onSubmit={submit}>
      {pictures.length + chosen.length > 0 && (
        <ul className={row} aria-label={chat.chosen()}>
          {pictures.map(({ id, address }, index) => (
            <li key={id} className={frame}>
              <img src={address} alt={chat.yourPicture({ number: index + 1 })} className={image} />
              <IconButton
                size="sm"
                variant="outline"
                className={away}
                aria-label={chat.remove({ number: index + 1 })}
                onClick={() => {
                  send({ type: 'picture.remove', id })
                  field.current?.focus()
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
          {chosen.map(({ id, name, address }) => (
            <li key={id} className={frame} data-unread>
              <img src={address} alt={name} className={image} />
              <Spinner />
            </li>
          ))}
        </ul>
      )}
      <div role="alert" className={flaw}>
        {snapshot.matches({ draft: { writing: 'tooManyPictures' } }) && chat.tooMany()}
        {snapshot.matches({ draft: { writing: 'notPictures' } }) && chat.notPictures()}
      </div>
      <div className={line}>
        <FileInput ref={files} multiple onChoose={add} />
        <IconButton variant="ghost" aria-label={chat.add()} onClick={() => files.current?.click()}>
          <ImagePlus aria-hidden="true" />
        </IconButton>
        <div className={grow} data-text={`${text} `}>
          <textarea
            ref={field}
            rows={1}
            dir="auto"
            maxLength={LONGEST}
            aria-label={chat.write()}
            placeholder={chat.write()}
            className={area}
            value={text}
            readOnly={isWaiting}
            onChange={({ target }) => send({ type: 'text.change', text: target.value })}
            onKeyDown={(event) => {
              // While a letter is put together from several keys, Enter is a part of that.
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
            }}
            onPaste={(event) => {
              const pasted = [...event.clipboardData.files]
              if (pasted.length === 0) return
              event.preventDefault()
              add(pasted)
            }}
          />
        </div>
        <IconButton type="submit" variant="solid" busy={isWaiting} aria-label={chat.send()}>
          <SendHorizontal aria-hidden="true" className={arrow} />
        </IconButton>
      </div>
    </form>
  )
}

const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  padding: '3',
  borderBlockStartWidth: 'hairline',
  borderBlockStartStyle: 'solid',
  borderColor: 'border.subtle',
})
const row = css({ display: 'flex', gap: '3', paddingBlockStart: '2' })
const frame = css({ position: 'relative', '&[data-unread] > img': { opacity: '[0.4]' } })
const image = css({ width: '18', height: '18', objectFit: 'cover', borderRadius: 'sm', bg: 'bg.subtle' })
const away = css({
  position: 'absolute',
  insetBlockStart: '[-10px]',
  insetInlineEnd: '[-10px]',
  width: '7',
  height: '7',
  '& svg': { width: '4', height: '4' },
})
const flaw = css({ textStyle: 'small', color: 'danger.text', _empty: { display: 'none' } })
const line = css({ display: 'flex', alignItems: 'flex-end', gap: '1' })
// The words once more, unseen, stretch the field.
const grow = css({
  display: 'grid',
  flex: '1',
  minWidth: '0',
  maxHeight: '[9rem]',
  marginInlineEnd: '1',
  _after: {
    content: 'attr(data-text)',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    gridArea: '[1 / 1]',
    paddingBlock: '[9px]',
    paddingInline: '4',
    fontSize: 'base',
    lineHeight: 'text',
    maxHeight: '[9rem]',
    overflow: 'hidden',
  },
})
const area = css({
  gridArea: '[1 / 1]',
  width: 'full',
  minHeight: '11',
  maxHeight: '[9rem]',
  resize: 'none',
  paddingBlock: '[9px]',
  paddingInline: '4',
  fontSize: 'base',
  lineHeight: 'text',
  color: 'fg.default',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: '[22px]',
  _focusVisible: { outlineOffset: '[-1px]', outlineColor: 'accent.edge' },
})
const arrow = css({ _rtl: { scale: '[-1 1]' } })
