import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { Button } from './button.tsx'
import { useChoosePicture } from './choose-picture.tsx'
import { IconButton } from './icon-button.tsx'

type Told = { readonly isPending: boolean; readonly reset: () => void }
type Heard = { readonly onSuccess: () => void; readonly onError: (error: Error) => void }

/** The picture being uploaded: after a network error it is kept and sent again with the same key. */
export function usePicture(told: Told, post: (file: File, heard: Heard) => void) {
  const [file, setFile] = useState<File | null>(null)
  const drop = () => {
    setFile(null)
    told.reset()
  }
  const send = (chosen: File) => {
    setFile(chosen)
    post(chosen, {
      onSuccess: () => setFile(null),
      onError: (error) => {
        if (error instanceof RefusedError) setFile(null) // another picture was chosen
      },
    })
  }
  return { file, send, drop, isSending: told.isPending }
}

type Sending = ReturnType<typeof usePicture>

/** Chooses a picture and sends it. */
export function PictureKey({
  label,
  isSending,
  send,
}: Pick<Sending, 'isSending' | 'send'> & { readonly label: string }) {
  const { open, input } = useChoosePicture(send)
  return (
    <>
      <IconButton icon={ImagePlus} label={label} disabled={isSending} onClick={open} />
      {input}
    </>
  )
}

type RowProps = Sending & { readonly again: string; readonly dropped: string }

/** The picture that was not uploaded, with the options to retry or discard. */
export function PictureRow({ file, send, drop, isSending, again, dropped }: RowProps) {
  if (!file) return null
  return (
    <div className="flex items-center gap-2 rounded-control bg-raised py-1 pr-1 pl-3.5 text-13">
      <span className="min-w-0 flex-1 truncate">{file.name}</span>
      {/* while it is on its way the button says so, and stays where it is */}
      <Button size="sm" busy={isSending} onClick={() => send(file)}>
        {again}
      </Button>
      <IconButton icon={X} size="sm" label={dropped} disabled={isSending} onClick={drop} />
    </div>
  )
}
