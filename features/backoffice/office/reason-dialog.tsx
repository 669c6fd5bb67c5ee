import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { errorWords } from '#ui/line/refusal-values.ts'
import { Notice } from '#ui/state/notice.tsx'

const LEAST = 4
const MOST = 500

export type ReasonDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly text: ReactNode
  readonly deed: string
  readonly isDanger?: boolean
  readonly busy: boolean
  readonly error: unknown
  readonly onReason: (reason: string) => void
}

/** Asks why before something is done that the audit log keeps. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onClose, title, text, deed, isDanger = false, busy, error, onReason } = props
  const texts = useTexts()
  const [reason, setReason] = useState('')
  useEffect(() => {
    if (open) setReason('')
  }, [open])
  const send = (event: FormEvent) => {
    event.preventDefault()
    onReason(reason.trim())
  }
  return (
    <Dialog open={open} onClose={onClose} title={title} text={text} width="narrow">
      <form onSubmit={send} className="grid gap-5">
        <TextArea
          label={texts.t('backoffice.reason')}
          hint={texts.t('backoffice.reasonHint')}
          required
          minLength={LEAST}
          maxLength={MOST}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
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
          disabled={reason.trim().length < LEAST}
        >
          {deed}
        </Button>
      </form>
    </Dialog>
  )
}
