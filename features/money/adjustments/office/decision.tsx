import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import type { May } from '#ui/route/office.ts'
import { adjustments } from '../contract.ts'
import type { Adjustment } from './adjustments-panel.tsx'

export type Decision = 'approve' | 'reject' | 'withdraw'

export type DecisionButtonsProps = {
  readonly adjustment: Adjustment
  readonly may: May
  readonly onDecision: (decision: Decision) => void
}

/** The decisions open to this operator: proposers can only withdraw. */
export function DecisionButtons({ adjustment, may, onDecision }: DecisionButtonsProps) {
  const { t } = useTexts()
  if (adjustment.isYours) {
    return (
      <div className="grid gap-3">
        <p className="text-13 text-muted">{t('adjustments.yours')}</p>
        <Button wide onClick={() => onDecision('withdraw')}>
          {t('adjustments.withdraw')}
        </Button>
      </div>
    )
  }
  if (!may('adjustments.approve')) return null
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <Button onClick={() => onDecision('reject')}>{t('adjustments.reject')}</Button>
      <Button look="primary" onClick={() => onDecision('approve')}>
        {t('adjustments.approve')}
      </Button>
    </div>
  )
}

export type DecisionDialogProps = {
  readonly decision: Decision
  readonly adjustment: Adjustment
  readonly onClose: (isDone: boolean) => void
}

/** Confirms a decision, and asks for a reason when rejecting. */
export function DecisionDialog({ decision, adjustment, onClose }: DecisionDialogProps) {
  const { t, money } = useTexts()
  const { send, isPending, error } = useDecision(decision, adjustment, () => onClose(true))
  const isNo = decision === 'reject'
  const text =
    decision === 'approve' &&
    t('adjustments.approveText', {
      account: adjustment.account,
      before: money(adjustment.before, adjustment.currency),
      after: money(adjustment.after, adjustment.currency),
    })
  return (
    <ReasonDialog
      open
      onClose={() => onClose(false)}
      title={t(`adjustments.${decision}Title`, { number: adjustment.number })}
      text={text}
      label={t(isNo ? 'adjustments.rejectReason' : 'adjustments.note')}
      isOptional={!isNo}
      action={t(`adjustments.${decision}`)}
      isDanger={isNo}
      busy={isPending}
      error={error}
      onReason={send}
    />
  )
}

/** The call behind a decision, and the toast after it. */
function useDecision(decision: Decision, { id, number }: Adjustment, onDone: () => void) {
  const { t } = useTexts()
  const api = useApi(adjustments)
  const stale = { invalidates: [api.list] }
  const approve = useApiMutation(api.approve, stale)
  const reject = useApiMutation(api.reject, stale)
  const withdraw = useApiMutation(api.withdraw, stale)
  const told = { approve, reject, withdraw }[decision]
  const params = { id }
  const after = (key: string) => ({
    onSuccess: () => {
      toast({ tone: 'good', title: t(key, { number }) })
      onDone()
    },
  })
  const send = (reason: string) => {
    const body = reason ? { reason } : {}
    switch (decision) {
      case 'approve':
        return approve.mutate({ params, body }, after('adjustments.approved'))
      case 'reject':
        return reject.mutate({ params, body: { reason } }, after('adjustments.rejected'))
      case 'withdraw':
        return withdraw.mutate({ params, body }, after('adjustments.withdrawn'))
    }
  }
  return { send, isPending: told.isPending, error: told.error }
}
