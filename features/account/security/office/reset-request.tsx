import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import type { May } from '#ui/route/office.ts'
import { security } from '../contract.ts'
import type { SecurityMethods } from './member-security-methods.tsx'

export type ResetRequestProps = {
  readonly request: SecurityMethods['requests'][number]
  readonly may: May
}

/** A pending request: the operator, the reason, and what this operator may do. */
export function ResetRequest({ request, may }: ResetRequestProps) {
  const { t, date } = useTexts()
  const [action, setAction] = useState<'agree' | 'keep' | null>(null)
  const { send, busy, error, forget } = useDecision(request, () => setAction(null))
  const shown = action ?? 'keep'
  const close = () => {
    setAction(null)
    forget()
  }
  return (
    <div className="grid gap-3">
      <Notice tone="warning">
        <p>{t('security.office.waits', { by: request.askedBy, date: date(request.askedAt, 'minute') })}</p>
        <p className="mt-1">{request.reason}</p>
      </Notice>
      {request.isYours && <p className="text-13 text-muted">{t('security.office.yours')}</p>}
      <div className="flex flex-wrap gap-2">
        {may('members.proofs') && !request.isYours && (
          <Button size="sm" look="danger" onClick={() => setAction('agree')}>
            {t('security.office.agree')}
          </Button>
        )}
        {may('members.recover') && (
          <Button size="sm" onClick={() => setAction('keep')}>
            {t('security.office.keep')}
          </Button>
        )}
      </div>
      <ReasonDialog
        open={action !== null}
        onClose={close}
        title={t(`security.office.${shown}`)}
        text={t(`security.office.${shown}Text`, { account: request.account })}
        action={t(`security.office.${shown}`)}
        isDanger={shown === 'agree'}
        busy={busy}
        error={error}
        onReason={(reason) => send(shown, reason)}
      />
    </div>
  )
}

function useDecision({ id: request, memberId: id }: ResetRequestProps['request'], done: () => void) {
  const { t } = useTexts()
  const api = useApi(security)
  const tells = [api.guardsOf, api.waitingResets, { key: 'backoffice.sessions' }]
  const agree = useApiMutation(api.agreeReset, { invalidates: tells })
  const keep = useApiMutation(api.keepProofs, { invalidates: tells })
  const send = (action: 'agree' | 'keep', reason: string) => {
    const input = { params: { id }, body: { request, reason } }
    const told = (title: string) => {
      done()
      toast({ tone: 'good', title })
    }
    if (action === 'keep') keep.mutate(input, { onSuccess: () => told(t('security.office.kept')) })
    else
      agree.mutate(input, {
        onSuccess: ({ ended }) => told(t('security.office.agreed', { count: ended })),
      })
  }
  return {
    send,
    busy: agree.isPending || keep.isPending,
    error: agree.error ?? keep.error,
    forget: () => {
      agree.reset()
      keep.reset()
    },
  }
}
