import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useForm } from '#ui/api/use-form.ts'
import type { NetworkError, RefusedError } from '#contract/envelope.ts'

export type ListEditorProps = {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly placeholder: string
  readonly empty: string
  readonly entries: readonly { readonly key: string; readonly aside?: ReactNode }[]
  readonly mayChange: boolean
  readonly isPending: boolean
  readonly error: RefusedError | NetworkError | null
  readonly onAdd: (text: string, onDone: () => void) => void
  readonly onRemove: (key: string) => void
}

/** A short list of values to which one can be added or removed. */
export function ListEditor(props: ListEditorProps) {
  const { title, text, label, placeholder, empty, entries, mayChange, isPending, error, onAdd, onRemove } =
    props
  const { t } = useTexts()
  const form = useForm({ defaultValues: { written: '' } })
  const { written } = form.watch()
  const add = form.onSubmit(({ written }) => {
    if (written.trim()) onAdd(written.trim(), () => form.setValue('written', ''))
  })
  return (
    <section className="panel grid content-start gap-3 p-4">
      <div>
        <h2 className="text-16">{title}</h2>
        <p className="text-13 text-muted">{text}</p>
      </div>
      {entries.length === 0 && <p className="text-13 text-faint">{empty}</p>}
      <ul className="grid">
        {entries.map(({ key, aside }) => (
          <li key={key} className="flex min-h-11 items-center gap-3 border-t border-hair">
            <span className="num min-w-0 flex-1 truncate text-14">{key}</span>
            {aside && <span className="num text-13 text-muted">{aside}</span>}
            {mayChange && (
              <IconButton
                icon={X}
                size="sm"
                label={t('merchants.remove', { what: key })}
                disabled={isPending}
                onClick={() => onRemove(key)}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <form onSubmit={add} className="flex items-end gap-2">
          <TextField
            label={label}
            placeholder={placeholder}
            {...form.register('written')}
            className="flex-1"
          />
          <Button type="submit" icon={Plus} busy={isPending} disabled={!written.trim()}>
            {t('merchants.add')}
          </Button>
        </form>
      )}
      {error && <FormFailure error={error} />}
    </section>
  )
}
