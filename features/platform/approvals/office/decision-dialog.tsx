import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { approvals } from '../contract.ts'
import type { Approval } from './approvals-panel.tsx'

export type Decision = 'approve' | 'reject' | 'withdraw'

export type DecisionDialogProps = {
  readonly decision: Decision
  readonly approval: Approval
  readonly onClose: (isDone: boolean) => void
}

/** Confirms a decision, and asks for a reason when rejecting. */
export function DecisionDialog({ decision, approval, onClose }: DecisionDialogProps) {
  const { t } = useTexts()
  const { send, isPending, error } = useDecision(decision, approval, () => onClose(true))
  const isNo = decision === 'reject'
  return (
    <ReasonDialog
      open
      onClose={() => onClose(false)}
      title={t(`approvals.${decision}Title`, { number: approval.number.toString() })}
      text={t(`approvals.${decision}Text`)}
      label={t('approvals.reason')}
      isOptional={!isNo}
      action={t(`approvals.${decision}`)}
      isDanger={isNo}
      busy={isPending}
      error={error}
      onReason={send}
    />
  )
}

/** The call behind a decision, and the toast after it. */
function useDecision(decision: Decision, { id, number }: Approval, onDone: () => void) {
  const { t } = useTexts()
  const api = useApi(approvals)
  const stale = { invalidates: [api.list, { key: 'workQueues.list' }] }
  const approve = useApiMutation(api.approve, stale)
  const reject = useApiMutation(api.reject, stale)
  const withdraw = useApiMutation(api.withdraw, stale)
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
