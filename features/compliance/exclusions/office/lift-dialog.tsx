import { useApiMutation } from '#contract/react.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { exclusionsOffice } from '../contract/office.ts'
import type { Exclusion } from './exclusions-list.tsx'

export type LiftAction = { readonly what: 'propose' | 'approve' | 'reject'; readonly row: Exclusion }
export type LiftDialogProps = { readonly action: LiftAction | null; readonly onClose: () => void }

/** Dual approval of lifting an exclusion: one operator proposes it, another decides (decision 41). */
export function LiftDialog({ action, onClose }: LiftDialogProps) {
  const { t } = useTexts()
  const { send, isPending, error } = useLift(action, onClose)
  const account = action?.row.account ?? ''
  const lift = action?.row.lift
  // Rejecting your own proposal withdraws it.
  const what = action?.what === 'reject' && lift?.isYours ? 'withdraw' : action?.what
  const text =
    action?.what === 'approve'
      ? t('exclusions.office.approveText', { by: lift?.proposedBy ?? '', reason: lift?.reason ?? '' })
      : t('exclusions.office.proposeText')
  return (
    <ReasonDialog
      open={action !== null}
      onClose={onClose}
      title={what ? t(`exclusions.office.${what}Title`, { account }) : ''}
      text={action?.what === 'reject' ? '' : text}
      action={what ? t(`exclusions.office.${what}`) : ''}
      busy={isPending}
      error={error}
      onReason={send}
    />
  )
}

function useLift(action: LiftAction | null, onClose: () => void) {
  const { t, date } = useTexts()
  const api = useApi(exclusionsOffice)
  const stale = { invalidates: [api.list] }
  const propose = useApiMutation(api.propose, stale)
  const approve = useApiMutation(api.approve, stale)
  const reject = useApiMutation(api.reject, stale)
  const done = (title: string) => {
    toast({ tone: 'good', title })
    onClose()
  }
  const send = (reason: string) => {
    if (!action) return
    const { row, what } = action
    const params = { id: row.lift?.id ?? '' }
    if (what === 'propose')
      propose.mutate(
        { params: { id: row.id }, body: { reason } },
        { onSuccess: () => done(t('exclusions.office.proposedDone')) },
      )
    else if (what === 'approve')
      approve.mutate(
        { params, body: { reason } },
        {
          onSuccess: ({ liftedAt }) =>
            done(t('exclusions.office.approved', { account: row.account, date: date(liftedAt, 'minute') })),
        },
      )
    else
      reject.mutate(
        { params, body: { reason } },
        {
          onSuccess: () => done(t(`exclusions.office.${row.lift?.isYours ? 'withdrawn' : 'rejected'}`)),
        },
      )
  }
  const of = { propose, approve, reject }[action?.what ?? 'propose']
  return { send, isPending: of.isPending, error: of.error }
}
