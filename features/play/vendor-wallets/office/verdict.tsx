import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { DecisionDialog, useDecision } from '#features/money/reviewed-orders/office/decision-dialog.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Facts, type Fact } from '#ui/data/facts.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { vendorWalletsOffice } from '../contract/office.ts'
import { ProposeDialog } from './propose-dialog.tsx'
import type { Detail } from './transfer-detail.tsx'

export type VerdictProps = { readonly transfer: Detail; readonly mayDecide: boolean }

/** A transfer without a vendor response: an operator with evidence proposes the outcome, another approves it; with the result. */
export function Verdict({ transfer, mayDecide }: VerdictProps) {
  const { t, date } = useTexts()
  const { state, verdict, mayDecideFrom } = transfer
  const [isProposing, setProposing] = useState(false)
  const isWaiting = state === 'pending' && verdict?.state !== 'proposed'
  const isLong = mayDecideFrom.getTime() <= Date.now()
  return (
    <>
      {verdict && <Made transfer={transfer} mayDecide={mayDecide} />}
      {isWaiting && (
        <Notice tone="warning">
          <b className="block font-medium">{t('vendorWalletsOffice.silentTitle')}</b>
          {isLong
            ? t('vendorWalletsOffice.silentNow')
            : t('vendorWalletsOffice.silentUntil', { at: date(mayDecideFrom, 'minute') })}
        </Notice>
      )}
      {isWaiting && isLong && mayDecide && (
        <Button look="primary" onClick={() => setProposing(true)}>
          {t('vendorWalletsOffice.propose')}
        </Button>
      )}
      {isProposing && <ProposeDialog transfer={transfer} onClose={() => setProposing(false)} />}
    </>
  )
}

type Said = NonNullable<Detail['verdict']>

function factsOf({ t, date }: Texts, verdict: Said): Fact[] {
  const by = (name: string, at: Date | null) => (at ? `${name} · ${date(at, 'minute')}` : name)
  const facts: Fact[] = [
    {
      key: 'verdict',
      name: t('vendorWalletsOffice.verdict'),
      value: t(`vendorWalletsOffice.${verdict.verdict}`),
    },
    {
      key: 'proposed',
      name: t('vendorWalletsOffice.proposedBy'),
      value: by(verdict.proposedBy, verdict.proposedAt),
    },
    { key: 'evidence', name: t('vendorWalletsOffice.evidence'), value: verdict.evidence },
  ]
  if (verdict.state === 'proposed') return facts
  const what = t(`vendorWalletsOffice.verdict.${verdict.state}`)
  const whom = verdict.decidedBy ? `${by(verdict.decidedBy, verdict.decidedAt)}: ${what}` : what
  facts.push({ key: 'decided', name: t('vendorWalletsOffice.decidedBy'), value: whom })
  if (verdict.note) facts.push({ key: 'note', name: t('vendorWalletsOffice.note'), value: verdict.note })
  if (verdict.state === 'agreed')
    facts.push({
      key: 'told',
      name: t('vendorWalletsOffice.told'),
      value: t(`vendorWalletsOffice.told.${verdict.told ?? 'none'}`),
    })
  return facts
}

function Made({ transfer, mayDecide }: VerdictProps) {
  const texts = useTexts()
  const { t } = texts
  const { verdict, direction } = transfer
  if (!verdict) return null
  const isOpen = verdict.state === 'proposed'
  return (
    <section className="grid gap-3 rounded-card border border-hair bg-raised p-4">
      <Facts facts={factsOf(texts, verdict)} />
      {isOpen && (
        <p className="text-13 text-muted">
          {t(`vendorWalletsOffice.effect.${direction}.${verdict.verdict}`)}
        </p>
      )}
      {isOpen && verdict.isYours && (
        <Notice>{t('vendorWalletsOffice.waitsFor', { by: verdict.proposedBy })}</Notice>
      )}
      {isOpen && mayDecide && <Actions transfer={transfer} isOwn={verdict.isYours} />}
    </section>
  )
}

type Action = 'agree' | 'reject'

function Actions({
  transfer: { merchant, id },
  isOwn,
}: {
  readonly transfer: Detail
  readonly isOwn: boolean
}) {
  const { t } = useTexts()
  const api = useApi(vendorWalletsOffice)
  const stale = { invalidates: [api.transfer, api.transfers, api.vendors] }
  const agree = useApiMutation(api.agree, stale)
  const reject = useApiMutation(api.reject, stale)
  const { asked: action, ask, close, done } = useDecision<Action>()
  const onReason = (reason: string) => {
    const said = { params: { merchant, id }, body: { reason } }
    if (action === 'agree') agree.mutate(said, { onSuccess: () => done(t('vendorWalletsOffice.agreedDone')) })
    else reject.mutate(said, { onSuccess: () => done(t('vendorWalletsOffice.rejectedDone')) })
  }
  const away = t(isOwn ? 'vendorWalletsOffice.takeBack' : 'vendorWalletsOffice.reject')
  return (
    <div className="flex flex-wrap gap-2">
      {!isOwn && (
        <Button look="primary" onClick={() => ask('agree')}>
          {t('vendorWalletsOffice.agree')}
        </Button>
      )}
      <Button look="outline" onClick={() => ask('reject')}>
        {away}
      </Button>
      <DecisionDialog
        open={action !== null}
        onClose={close}
        title={action === 'agree' ? t('vendorWalletsOffice.agree') : away}
        text={t(action === 'agree' ? 'vendorWalletsOffice.agreeText' : 'vendorWalletsOffice.rejectText')}
        action={action === 'agree' ? t('vendorWalletsOffice.agree') : away}
        calls={[agree, reject]}
        onReason={onReason}
      />
    </div>
  )
}
