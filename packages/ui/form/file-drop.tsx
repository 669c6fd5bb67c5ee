import clsx from 'clsx'
import { ImageUp, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '../action/icon-button.tsx'
import { Field, type FieldWords } from './field.tsx'
import { fileProblem, fileTypes, MAX_FILE_BYTES } from './file-rules.ts'

export type FileDropProps = FieldWords & {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
  /** Maximum number of pictures. */
  readonly atMost?: number
  readonly maxBytes?: number
}

/** Pictures by file dialog, drag and drop or a phone's camera; previews what will be sent. */
export function FileDrop({
  files,
  onChange,
  atMost = 1,
  maxBytes = MAX_FILE_BYTES,
  error,
  hint,
  ...words
}: FileDropProps) {
  const { t } = useTexts()
  const [problem, setProblem] = useState<string>()
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const chosen = [...(list ?? [])]
    const wrong = chosen.map((file) => fileProblem(file, maxBytes)).find((found) => found !== null)
    setProblem(wrong ? t(wrong.text, { size: wrong.size }) : undefined)
    const good = chosen.filter((file) => fileProblem(file, maxBytes) === null)
    if (good.length > 0) onChange([...files, ...good].slice(-atMost))
  }
  const size = Math.floor(maxBytes / 1024 / 1024)
  return (
    <Field {...words} error={problem ?? error}>
      {(wiring) => (
        <div className="grid gap-2">
          {files.map((file) => (
            <Chosen
              key={`${file.name}${file.lastModified}`}
              file={file}
              onRemove={() => onChange(files.filter((one) => one !== file))}
            />
          ))}
          {files.length < atMost && (
            <div
              onDragOver={(event) => {
                event.preventDefault()
                setOver(true)
              }}
              onDragLeave={() => setOver(false)}
              onDrop={(event) => {
                event.preventDefault()
                setOver(false)
                take(event.dataTransfer.files)
              }}
              className={clsx(
                'relative grid min-h-28 place-items-center rounded-card border border-dashed p-4 text-center transition-colors duration-120',
                'focus-within:border-action hover:border-muted',
                over ? 'border-action bg-action-soft' : 'border-control',
              )}
            >
              <input
                {...wiring}
                type="file"
                accept={fileTypes.join(',')}
                multiple={atMost > 1}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                onChange={(event) => {
                  take(event.target.files)
                  event.target.value = ''
                }}
              />
              <span className="pointer-events-none grid justify-items-center gap-1">
                <ImageUp size={24} className="text-action-text" aria-hidden />
                <span className="font-medium">{t(files.length > 0 ? 'ui.dropMore' : 'ui.dropFile')}</span>
                <span className="text-12 text-faint">{hint ?? t('ui.dropHint', { size })}</span>
              </span>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

function Chosen({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }) {
  const { t, number } = useTexts()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <div className="flex items-center gap-3 rounded-card border border-hair bg-surface p-2">
      {address && <img src={address} alt="" className="size-14 rounded-control object-cover" />}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{file.name}</span>
        <span className="num block text-12 text-faint">{number(Math.ceil(file.size / 1024))} kB</span>
      </span>
      <IconButton icon={X} label={t('ui.fileRemove', { name: file.name })} onClick={onRemove} />
    </div>
  )
}
