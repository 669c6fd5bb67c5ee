import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useTell } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { service } from '../contract/guest.ts'
import { MOST_TEXT } from '../rules/talks.ts'
import type { TalkReply } from './use-talk.ts'

type ComposerProps = { readonly mayShow: boolean; readonly onSent: (reply: TalkReply) => void }

/** Where one writes. A message that did not arrive stays in the box and is sent again under the same key (`useTell`): never twice. */
export function Composer({ mayShow, onSent }: ComposerProps) {
  const { t } = useTexts()
  const api = useApi(service)
  const say = useTell(api.say)
  const picture = usePicture(onSent)
  const [text, setText] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '' || say.isPending) return
    say.mutate(
      { body: { text: said } },
      {
        onSuccess: (reply) => {
          setText('')
          onSent(reply)
        },
      },
    )
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  const error = say.error ?? picture.error
  return (
    <form onSubmit={send} className="grid gap-2">
      {error && <Failure error={error} />}
      {picture.file && <PictureRow {...picture} file={picture.file} />}
      <div className="flex items-end gap-2">
        {mayShow && (
          <>
            <IconButton
              icon={ImagePlus}
              label={t('service.picture')}
              disabled={picture.isSending}
              onClick={() => file.current?.click()}
            />
            <input
              ref={file}
              type="file"
              hidden
              accept="image/png,image/jpeg"
              onChange={(event) => {
                const chosen = event.target.files?.[0]
                if (chosen) picture.send(chosen)
                event.target.value = ''
              }}
            />
          </>
        )}
        <textarea
          aria-label={t('service.placeholder')}
          placeholder={t('service.placeholder')}
          rows={1}
          maxLength={MOST_TEXT}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
          className="max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-control border border-control bg-ground px-3.5 py-2.5 [field-sizing:content] focus:border-action focus:outline-none"
        />
        <IconButton
          type="submit"
          icon={SendHorizontal}
          label={t('service.send')}
          disabled={text.trim() === ''}
          className="bg-action text-on-action hover:bg-action hover:text-on-action"
        />
      </div>
    </form>
  )
}

/** The picture on its way: one that a cut line kept back stays, and is sent again under the same key. */
function usePicture(onSent: ComposerProps['onSent']) {
  const show = useTell(useApi(service).show)
  const [file, setFile] = useState<File | null>(null)
  const drop = () => {
    setFile(null)
    show.reset()
  }
  const send = (chosen: File) => {
    setFile(chosen)
    show.mutate(
      { files: [chosen] },
      {
        onSuccess: (reply) => {
          setFile(null)
          onSent(reply)
        },
        onError: (error) => {
          if (error instanceof RefusedError) setFile(null) // another one is wanted
        },
      },
    )
  }
  return { file, send, drop, isSending: show.isPending, error: show.error }
}

type PictureRowProps = Omit<ReturnType<typeof usePicture>, 'file' | 'error'> & { readonly file: File }

function PictureRow({ file, send, drop, isSending }: PictureRowProps) {
  const { t } = useTexts()
  return (
    <div className="flex items-center gap-2 rounded-control bg-raised py-1 pr-1 pl-3.5 text-13">
      <span className="min-w-0 flex-1 truncate">{file.name}</span>
      {/* while it is on its way the button says so, and stays where it is */}
      <Button size="sm" busy={isSending} onClick={() => send(file)}>
        {t('service.pictureAgain')}
      </Button>
      <IconButton icon={X} size="sm" label={t('service.pictureDrop')} disabled={isSending} onClick={drop} />
    </div>
  )
}
