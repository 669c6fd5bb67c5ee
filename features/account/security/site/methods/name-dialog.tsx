import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { MOST_NAME } from '../../shapes.ts'

export type NameDialogProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly label: string
  readonly hint?: string
  readonly action: string
  readonly starts: string
  readonly busy: boolean
  readonly error: unknown
  readonly onName: (name: string) => void
}

/** Asks for the name of a passkey or a device. */
export function NameDialog({ isOpen, onClose, title, ...form }: NameDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} width="narrow" title={title}>
      <NameForm {...form} />
    </Dialog>
  )
}

function NameForm({
  label,
  hint,
  action,
  starts,
  busy,
  error,
  onName,
}: Omit<NameDialogProps, 'isOpen' | 'onClose' | 'title'>) {
  const { t } = useTexts()
  const form = useForm({ defaultValues: { name: starts } })
  const submit = form.onSubmit(({ name }) => onName(name.trim()))
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {error ? <FormFailure error={error} /> : null}
      <TextField
        label={label}
        {...(hint ? { hint } : {})}
        maxLength={MOST_NAME}
        autoCapitalize="sentences"
        {...form.field('name', { validate: (name) => name.trim() !== '' || t('security.needed') })}
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {action}
      </Button>
    </form>
  )
}
