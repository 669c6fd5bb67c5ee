import { useApiMutation } from '#contract/react.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/line/use-api.ts'
import { exclusionsOffice } from '../contract/office.ts'
import type { Exclusion } from './exclusions-list.tsx'

export type LiftDeed = { readonly what: 'propose' | 'approve' | 'reject'; readonly row: Exclusion }
export type LiftDialogProps = { readonly deed: LiftDeed | null; readonly onClose: () => void }

/** Dual approval of lifting an exclusion: one operator proposes it, another decides (decision 41). */
export function LiftDialog({ deed, onClose }: LiftDialogProps) {
  const { t } = useTexts()
  const { send, isPending, error } = useLift(deed, onClose)
  const account = deed?.row.account ?? ''
  const lift = deed?.row.lift
  // Rejecting one's own proposal withdraws it.
  const what = deed?.what === 'reject' && lift?.isYours ? 'withdraw' : deed?.what
  const text =
    deed?.what === 'approve'
      ? t('exclusions.office.approveText', { by: lift?.proposedBy ?? '', reason: lift?.reason ?? '' })
      : t('exclusions.office.proposeText')
  return (
    <ReasonDialog
      open={deed !== null}
      onClose={onClose}
      title={what ? t(`exclusions.office.${what}Title`, { account }) : ''}
      text={deed?.what === 'reject' ? '' : text}
      deed={what ? t(`exclusions.office.${what}`) : ''}
      busy={isPending}
      error={error}
      onReason={send}
    />
  )
}

function useLift(deed: LiftDeed | null, onClose: () => void) {
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
    if (!deed) return
    const { row, what } = deed
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
  const of = { propose, approve, reject }[deed?.what ?? 'propose']
  return { send, isPending: of.isPending, error: of.error }
}
