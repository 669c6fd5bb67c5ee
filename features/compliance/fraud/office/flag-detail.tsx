import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { AboutMember } from '#ui/office/slots.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button, buttonClass } from '#ui/action/button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { fraud } from '../contract.ts'
import { roomRules } from '../rules.ts'
import { FlagRule } from './fraud-columns.tsx'
import { whyText, type Flag } from './fraud-words.ts'

export type FlagDetailProps = {
  readonly flag: Flag
  readonly mayClear: boolean
}

/** One flag: its figures, its member, who reviews it, and the way on to the member's documents and wallet. */
export function FlagDetail({ flag, mayClear }: FlagDetailProps) {
  const texts = useTexts()
  const { t, date } = texts
  const { memberId, account, state } = flag
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <div className="flex items-center justify-between gap-3">
          <FlagRule flag={flag} />
          <span className="num text-12 text-faint">{date(flag.raisedAt, 'minute')}</span>
        </div>
        <p className="font-medium">{whyText(texts, flag)}</p>
        <a
          href={`/members/${memberId}`}
          aria-label={t('risk.toMember', { account })}
          className="text-13 text-action-text"
        >
          {account} · {flag.merchant}
        </a>
      </div>
      {state === 'open' && mayClear && <FlagActions flag={flag} />}
      {state === 'cleared' && (
        <Notice>
          {t('risk.clearedNote', { by: flag.clearedBy ?? '', reason: flag.reason ?? '' })}
          {flag.clearedAt && <span className="num text-12"> {date(flag.clearedAt, 'minute')}</span>}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <a href={`/papers?find=${encodeURIComponent(account)}`} className={buttonClass({ size: 'sm' })}>
          {t('risk.toDocuments')}
        </a>
        <a href={`/members/${memberId}#wallets`} className={buttonClass({ size: 'sm' })}>
          {t('risk.toFreeze')}
        </a>
        <a href={`/withdrawals?find=${encodeURIComponent(account)}`} className={buttonClass({ size: 'sm' })}>
          {t('risk.toWithdrawals')}
        </a>
        {roomRules.includes(flag.rule) && (
          <a
            href={`/card-review?brand=${flag.merchant}&member=${memberId}`}
            className={buttonClass({ size: 'sm' })}
          >
            {t('risk.toHands')}
          </a>
        )}
      </div>
      <AboutMember id={memberId} hasLinks={false} />
    </div>
  )
}

function FlagActions({ flag }: { readonly flag: Flag }) {
  const { t } = useTexts()
  const api = useApi(fraud)
  const tells = { invalidates: [api.flags, { key: 'workQueues.list' }] } as const
  const claim = useApiMutation(api.claim, tells)
  const release = useApiMutation(api.release, tells)
  const [isAsking, setAsking] = useState(false)
  const ids = [flag.id]
  const error = claim.error ?? release.error
  if (flag.claimedBy && !flag.isMine)
    return <Notice>{t('refusal.risk.claimed', { by: flag.claimedBy })}</Notice>
  return (
    <div className="grid gap-2">
      {error && <Failure error={error} />}
      <div className="grid grid-cols-2 gap-2">
        {flag.isMine ? (
          <Button busy={release.isPending} onClick={() => release.mutate({ body: { ids } })}>
            {t('risk.release')}
          </Button>
        ) : (
          <Button busy={claim.isPending} onClick={() => claim.mutate({ body: { ids } })}>
            {t('risk.claim')}
          </Button>
        )}
        <Button look="primary" onClick={() => setAsking(true)}>
          {t('risk.clear')}
        </Button>
      </div>
      <ClearDialog flag={flag} open={isAsking} onClose={() => setAsking(false)} />
    </div>
  )
}

type ClearProps = { readonly flag: Flag; readonly open: boolean; readonly onClose: () => void }

function ClearDialog({ flag, open, onClose }: ClearProps) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(fraud)
  const told = useApiMutation(api.clear, { invalidates: [api.flags, { key: 'workQueues.list' }] })
  const send = (reason: string) =>
    told.mutate(
      { params: { id: flag.id }, body: { reason } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('risk.cleared', { account: flag.account }) })
          onClose()
        },
      },
    )
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={t('risk.clearTitle')}
      text={
        <>
          <b className="mb-2 block font-medium text-text">{`${flag.account}: ${whyText(texts, flag)}`}</b>
          {t('risk.clearText')}
        </>
      }
      action={t('risk.clear')}
      busy={told.isPending}
      error={told.error}
      onReason={send}
    />
  )
}
