import { useEffect, useState, type FormEvent } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'

const LEAST_REASON = 4

type Asking = { readonly answer: (reason: string | null) => void }

let show: ((asking: Asking) => void) | null = null

/** Asks the operator why, for a change that another one has to approve; null where they think better of it. */
export function askReason(): Promise<string | null> {
  return new Promise((answer) => (show ? show({ answer }) : answer(null)))
}

/** The frame's own question for the reason of a change that takes two: any room's change may lead to it. */
export function ReasonPrompt() {
  const { t } = useTexts()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [reason, setReason] = useState('')
  useEffect(() => {
    show = setAsking
    return () => {
      show = null
    }
  }, [])
  const finish = (given: string | null) => {
    asking?.answer(given)
    setAsking(null)
    setReason('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    finish(reason.trim())
  }
  return (
    <Dialog
      open={asking !== null}
      onClose={() => finish(null)}
      title={t('approvals.reasonTitle')}
      text={t('approvals.reasonText')}
      width="narrow"
    >
      <form onSubmit={submit} className="grid gap-5">
        <TextArea
          label={t('approvals.reason')}
          required
          minLength={LEAST_REASON}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" look="primary" wide disabled={reason.trim().length < LEAST_REASON}>
          {t('approvals.reasonDo')}
        </Button>
      </form>
    </Dialog>
  )
}
