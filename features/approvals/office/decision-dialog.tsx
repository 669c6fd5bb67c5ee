import { useState, type FormEvent } from 'react'
import { useTell } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { errorWords } from '#ui/line/refusal-values.ts'
import { useApi } from '#ui/line/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { approvals } from '../contract.ts'
import type { Approval } from './approvals-panel.tsx'

export type Decision = 'approve' | 'reject' | 'withdraw'

const LEAST_REASON = 4

export type DecisionDialogProps = {
  readonly decision: Decision
  readonly approval: Approval
  readonly onClose: (isDone: boolean) => void
}

/** Asks once more, and why where the answer is no. */
export function DecisionDialog({ decision, approval, onClose }: DecisionDialogProps) {
  const texts = useTexts()
  const { t } = texts
  const [reason, setReason] = useState('')
  const { send, isPending, error } = useDecision(decision, approval, () => onClose(true))
  const isNo = decision === 'reject'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(reason.trim())
  }
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={t(`approvals.${decision}Title`, { number: approval.number.toString() })}
      text={t(`approvals.${decision}Text`)}
      width="narrow"
    >
      <form onSubmit={submit} className="grid gap-5">
        <TextArea
          label={t('approvals.reason')}
          optional={!isNo}
          required={isNo}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {error && (
          <div role="alert">
            <Notice tone="danger">{errorWords(texts, error)}</Notice>
          </div>
        )}
        <Button
          type="submit"
          look={isNo ? 'danger' : 'primary'}
          wide
          busy={isPending}
          disabled={isNo && reason.trim().length < LEAST_REASON}
        >
          {t(`approvals.${decision}`)}
        </Button>
      </form>
    </Dialog>
  )
}

/** The call behind a decision, and what is told after it. */
function useDecision(decision: Decision, { id, number }: Approval, onDone: () => void) {
  const { t } = useTexts()
  const api = useApi(approvals)
  const stale = { tells: [api.list, { key: 'backoffice.queues' }] }
  const approve = useTell(api.approve, stale)
  const reject = useTell(api.reject, stale)
  const withdraw = useTell(api.withdraw, stale)
  const told = { approve, reject, withdraw }[decision]
  const params = { id }
  const after = (key: string) => ({
    onSuccess: () => {
      toast({ tone: 'good', title: t(key, { number: number.toString() }) })
      onDone()
    },
  })
  const send = (reason: string) => {
    const body = reason ? { reason } : {}
    switch (decision) {
      case 'approve':
        return approve.mutate({ params, body }, after('approvals.approved'))
      case 'reject':
        return reject.mutate({ params, body: { reason } }, after('approvals.rejected'))
      case 'withdraw':
        return withdraw.mutate({ params, body }, after('approvals.withdrawn'))
    }
  }
  return { send, isPending: told.isPending, error: told.error }
}
