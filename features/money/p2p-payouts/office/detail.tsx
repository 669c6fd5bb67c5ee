import type { ReactNode } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { DecisionDialog, useDecision } from '#features/money/reviewed-orders/office/decision-dialog.tsx'
import { depositsOffice } from '#features/money/deposits/contract/office.ts'
import { SlipPicture } from '#features/money/deposits/office/slip-picture.tsx'
import { KEEP_PICTURE_MS, SentPicture } from '#ui/office/sent-picture.tsx'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Notice } from '#ui/state/notice.tsx'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { isWithin, textBounds } from '#ui/api/text-bounds.ts'
import { useForm } from '#ui/api/use-form.ts'
import { p2pPayoutsOffice } from '../contract.ts'
import type { Match, Offer } from './p2p-columns.tsx'

/** The input that a refusal is about. */
const FIELD_OF = {
  'matching.partInvalid': 'arrived',
} as const

const reasonBounds = textBounds(p2pPayoutsOffice.judge, 'reason')

type Action = { readonly mayDecide: boolean; readonly onDone: () => void }

/** One offer: the state of each part, and an action to end it. */
export function OfferDetail({ offer, mayDecide, onDone }: Action & { readonly offer: Offer }) {
  const { t } = useTexts()
  const api = useApi(p2pPayoutsOffice)
  const { asked, ask, close: cancel } = useDecision<'close'>()
  const close = useApiMutation(api.close, { invalidates: [api.offers, api.matches] })
  const parts = ['amount', 'open', 'promised', 'credited', 'returned'] as const
  const onReason = (reason: string) =>
    close.mutate(
      { params: { id: offer.withdrawal }, body: { reason } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('matchingOffice.closed') })
          onDone()
        },
      },
    )
  return (
    <div className="grid gap-5">
      <Facts
        facts={parts.map((part) => ({
          key: part,
          name: t(`matchingOffice.${part}`),
          value: <Amount amount={offer[part]} currency={offer.currency} />,
        }))}
      />
      <p className="text-13 text-muted">{t('matchingOffice.offeredBy', { by: offer.offeredBy })}</p>
      {mayDecide && offer.state === 'open' && (
        <Button look="outline" onClick={() => ask('close')}>
          {t('matchingOffice.close')}
        </Button>
      )}
      <DecisionDialog
        open={asked !== null}
        onClose={cancel}
        title={t('matchingOffice.close')}
        text={t('matchingOffice.closeText')}
        action={t('matchingOffice.close')}
        isDanger
        calls={[close]}
        onReason={onReason}
      />
    </div>
  )
}

/** One transfer between two members: the evidence of each, and the operator's decision. */
export function MatchDetail({ match, mayDecide, onDone }: Action & { readonly match: Match }) {
  const { t, date } = useTexts()
  const { currency, arrived, remaining } = match
  return (
    <div className="grid gap-5">
      <Facts
        facts={[
          { key: 'sender', name: t('matchingOffice.sender'), value: match.sender },
          { key: 'receiver', name: t('matchingOffice.receiver'), value: match.receiver },
          {
            key: 'sent',
            name: t('matchingOffice.sentAt'),
            value: match.sentAt ? date(match.sentAt, 'minute') : '–',
          },
          ...(arrived === null
            ? []
            : [
                {
                  key: 'arrived',
                  name: t('matchingOffice.arrived'),
                  value: <Amount amount={arrived} currency={currency} />,
                },
                {
                  key: 'rest',
                  name: t('matchingOffice.remaining'),
                  value: <Amount amount={remaining ?? 0n} currency={currency} />,
                },
              ]),
          {
            key: 'amount',
            name: t('matchingOffice.amount'),
            value: <Amount amount={match.amount} currency={currency} />,
            total: true,
          },
        ]}
      />
      {match.judgedBy && <p className="text-13 text-muted">{`${match.judgedBy}: ${match.reason ?? ''}`}</p>}
      {match.state === 'review' && match.reviewWhy && (
        <Notice tone="warning">{t(`matchingOffice.review.${match.reviewWhy}`)}</Notice>
      )}
      {mayDecide && (match.state === 'disputed' || match.state === 'review') && (
        <Judge match={match} onDone={onDone} />
      )}
      {match.hasSlip && (
        <Shown title={t('matchingOffice.slip', { sender: match.sender })}>
          <Slips deposit={match.deposit} />
        </Shown>
      )}
      {match.proofIds.length > 0 && (
        <Shown title={t('matchingOffice.proofs', { receiver: match.receiver })}>
          {match.proofIds.map((proof) => (
            <Proof key={proof} match={match.id} proof={proof} />
          ))}
        </Shown>
      )}
    </div>
  )
}

/** Whose pictures these are: the payer's proof, or the receiver's. */
function Shown({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-13 text-muted">{title}</h3>
      {children}
    </section>
  )
}

function Slips({ deposit }: { readonly deposit: string }) {
  const asked = useApiQuery(useApi(depositsOffice).one, { params: { id: deposit } })
  return (
    <QueryState of={asked}>
      {({ slips }) => slips.map((slip) => <SlipPicture key={slip.id} deposit={deposit} slip={slip.id} />)}
    </QueryState>
  )
}

function Proof({ match, proof }: { readonly match: string; readonly proof: string }) {
  const { t } = useTexts()
  const params = { id: match, proof }
  const asked = useApiQuery(useApi(p2pPayoutsOffice).proof, { params }, { staleMs: KEEP_PICTURE_MS })
  return <SentPicture of={asked} label={t('matchingOffice.proof')} />
}

/** The amount that arrived, with a reason: it is credited to the sender, the rest is open again. */
function Judge({ match, onDone }: { readonly match: Match; readonly onDone: () => void }) {
  const { t } = useTexts()
  const api = useApi(p2pPayoutsOffice)
  const judge = useApiMutation(api.judge, { invalidates: [api.matches, api.offers] })
  const form = useForm({ defaultValues: { typed: '', reason: '' } })
  const { typed, reason } = form.watch()
  const arrived = parseMoney(typed || '0')
  const isRight =
    arrived !== null && arrived >= 0n && arrived <= match.amount && isWithin(reasonBounds, reason)
  const submit = form.onSubmit(({ reason }) => {
    if (!isRight) return
    judge.mutate(
      { params: { id: match.id }, body: { arrived, reason: reason.trim() } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('matchingOffice.judged', { reference: match.reference }) })
          onDone()
        },
      },
    )
  })
  return (
    <form onSubmit={submit} noValidate className="panel grid gap-4 p-4">
      <MoneyField
        label={t('matchingOffice.judgeArrived')}
        currency={match.currency}
        {...form.bound('typed')}
      />
      <TextArea label={t('matchingOffice.reason')} rows={2} {...reasonBounds} {...form.register('reason')} />
      <p className="text-12 text-faint">{t('matchingOffice.judgeText')}</p>
      {judge.error && <FormFailure error={judge.error} fields={FIELD_OF} />}
      <Button type="submit" look="primary" busy={judge.isPending} disabled={!isRight}>
        {t('matchingOffice.judge')}
      </Button>
    </form>
  )
}
