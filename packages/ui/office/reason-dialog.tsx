import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '../action/button.tsx'
import { TextArea } from '../form/text-field.tsx'
import { Dialog } from '../layer/dialog.tsx'
import { errorWords } from '../api/refusal-values.ts'
import { useForm } from '../api/use-form.ts'
import { Notice } from '../state/notice.tsx'

/** The server's bounds of a reason (`words(500, 4)`), in characters. */
const LEAST = 4
const MOST = 500

type ReasonFormProps = {
  readonly action: string
  readonly isDanger?: boolean
  readonly busy?: boolean
  readonly error?: unknown
  /** A label other than "Reason" is shown without the hint about the audit log. */
  readonly label?: string
  /** An optional note: `onReason` may then get ''. */
  readonly isOptional?: boolean
  /** Receives the trimmed reason, of 4 to 500 characters unless it is optional. */
  readonly onReason: (reason: string) => void
}

export type ReasonDialogProps = ReasonFormProps & {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly text: ReactNode
}

/** Asks an operator to confirm an action and give the reason, which the audit log stores. */
export function ReasonDialog({ open, onClose, title, text, ...form }: ReasonDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} text={text} width="narrow">
      <ReasonForm {...form} />
    </Dialog>
  )
}

/** Mounted with its dialog, so that each opening starts empty. */
function ReasonForm(props: ReasonFormProps) {
  const { action, isDanger = false, busy = false, error, label, isOptional = false, onReason } = props
  const texts = useTexts()
  const { t } = texts
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } })
  const isLong = form.watch('reason').trim().length >= LEAST
  const submit = form.handleSubmit(({ reason }) => onReason(reason.trim()))
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextArea
        label={label ?? t('reason.label')}
        hint={label === undefined && t('reason.hint')}
        optional={isOptional}
        required={!isOptional}
        {...(isOptional ? {} : { minLength: LEAST })}
        maxLength={MOST}
        {...form.register('reason')}
      />
      {error !== null && error !== undefined && (
        <div role="alert">
          <Notice tone="danger">{errorWords(texts, error)}</Notice>
        </div>
      )}
      <Button
        type="submit"
        look={isDanger ? 'danger' : 'primary'}
        wide
        busy={busy}
        disabled={!isOptional && !isLong}
      >
        {action}
      </Button>
    </form>
  )
}
