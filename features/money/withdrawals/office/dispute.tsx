import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { DecisionDialog, useDecision } from '#features/money/reviewed-orders/office/decision-dialog.tsx'
import { KEEP_PICTURE_MS, SentPicture } from '#ui/office/sent-picture.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { withdrawalsOffice } from '../contract/office.ts'
import type { WithdrawalInFull } from './withdrawal-detail.tsx'

type Verdict = 'arrived' | 'return'

/** A payment that its receiver misses: their report, their evidence, and the decision of an operator who did not pay it. */
export function Dispute({ order }: { readonly order: WithdrawalInFull }) {
  const { t } = useTexts()
  const api = useApi(withdrawalsOffice)
  const { asked: verdict, ask, close, done } = useDecision<Verdict>()
  const settle = useApiMutation(api.settle, { invalidates: [api.list, api.one] })
  const sum = (amount: bigint | null) => <Amount amount={amount ?? 0n} currency={order.currency} />
  const onReason = (reason: string) => {
    if (!verdict) return
    settle.mutate(
      { params: { id: order.id }, body: { verdict, reason } },
      { onSuccess: () => done(t('withdrawalsOffice.settled', { reference: order.reference })) },
    )
  }
  return (
    <section className="grid gap-3">
      <Notice tone="warning">{t('withdrawalsOffice.disputed')}</Notice>
      <Facts
        facts={[
          { key: 'sent', name: t('withdrawalsOffice.receives'), value: sum(order.receives) },
          { key: 'arrived', name: t('withdrawalsOffice.arrived'), value: sum(order.arrived) },
          { key: 'missing', name: t('withdrawalsOffice.missing'), value: sum(order.missing), total: true },
        ]}
      />
      {order.proofs.length === 0 && <p className="text-13 text-muted">{t('withdrawalsOffice.noProof')}</p>}
      {order.proofs.map((proof) => (
        <Proof key={proof.id} withdrawal={order.id} proof={proof} />
      ))}
      {order.maySettle ? (
        <div className="grid grid-cols-2 gap-2">
          <Button look="primary" onClick={() => ask('arrived')}>
            {t('withdrawalsOffice.itArrived')}
          </Button>
          <Button look="outline" onClick={() => ask('return')}>
            {t('withdrawalsOffice.giveBack')}
          </Button>
        </div>
      ) : (
        <Notice>{t('withdrawalsOffice.otherSettles')}</Notice>
      )}
      <DecisionDialog
        open={verdict !== null}
        onClose={close}
        title={t(verdict === 'return' ? 'withdrawalsOffice.giveBack' : 'withdrawalsOffice.itArrived')}
        text={t(verdict === 'return' ? 'withdrawalsOffice.giveBackText' : 'withdrawalsOffice.itArrivedText')}
        action={t(verdict === 'return' ? 'withdrawalsOffice.giveBack' : 'withdrawalsOffice.itArrived')}
        isDanger={verdict === 'return'}
        calls={[settle]}
        onReason={onReason}
      />
    </section>
  )
}

type ProofProps = { readonly withdrawal: string; readonly proof: WithdrawalInFull['proofs'][number] }

function Proof({ withdrawal, proof }: ProofProps) {
  const { t } = useTexts()
  const params = { id: withdrawal, proof: proof.id }
  const asked = useApiQuery(useApi(withdrawalsOffice).proof, { params }, { staleMs: KEEP_PICTURE_MS })
  return (
    <>
      <SentPicture of={asked} label={t('withdrawalsOffice.proof')} />
      {proof.usedBefore.length > 0 && (
        <Notice tone="danger">
          {t('withdrawalsOffice.proofUsed', { references: proof.usedBefore.join(', ') })}
        </Notice>
      )}
    </>
  )
}
