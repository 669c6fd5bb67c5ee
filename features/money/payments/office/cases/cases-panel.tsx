import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { isCurrency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { paymentsOffice } from '../../contract.ts'

export type PaymentCase = Reply<typeof paymentsOffice.cases>['rows'][number]

const states = ['open', 'closed'] as const
type State = (typeof states)[number]

export type CasesPanelProps = {
  readonly state: string | undefined
  readonly onFilter: (filter: { state: string | undefined }) => void
  readonly mayClose: boolean
}

/** Refunds and disputes that processors reported: an operator decides what follows. */
export function CasesPanel({ state: wanted, onFilter, mayClose }: CasesPanelProps) {
  const { t } = useTexts()
  const state: State = wanted === 'closed' ? 'closed' : 'open'
  const asked = useApiQuery(useApi(paymentsOffice).cases, { query: { state } })
  const [closing, setClosing] = useState<PaymentCase | null>(null)
  return (
    <div className="grid content-start gap-4 p-4 md:p-6">
      <div className="grid gap-1">
        <h1 className="text-18">{t('paymentCases.title')}</h1>
        <p className="max-w-160 text-13 text-muted">{t('paymentCases.lead')}</p>
      </div>
      <FilterChips<State>
        label={t('paymentCases.title')}
        value={state}
        options={states.map((value) => ({ value, label: t(`paymentCases.${value}`) }))}
        onChange={(next) => onFilter({ state: next === 'open' ? undefined : next })}
      />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <NothingHere
            icon={ReceiptText}
            under={null}
            title={t(state === 'open' ? 'paymentCases.none' : 'paymentCases.noneClosed')}
            text={t('paymentCases.noneText')}
          />
        }
      >
        {({ rows }) => (
          <ul className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
            {rows.map((row) => (
              <li key={row.id}>
                <CaseCard row={row} onClose={mayClose && !row.closedAt ? () => setClosing(row) : null} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {closing && <CloseDialog row={closing} onClose={() => setClosing(null)} />}
    </div>
  )
}

type CardProps = { readonly row: PaymentCase; readonly onClose: (() => void) | null }

function CaseCard({ row, onClose }: CardProps) {
  const { t, date } = useTexts()
  const { kind, merchant, processor, processorRef, amount, currency, result, note, closedAt, closedBy } = row
  return (
    <section className="panel grid h-full content-start gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex items-center gap-2 text-16 font-semibold">
          {amount !== null && isCurrency(currency) ? (
            <Amount amount={amount} currency={currency} symbol />
          ) : (
            t('paymentCases.otherCurrency', { currency })
          )}
        </h2>
        <Status tone={kind === 'dispute' ? 'bad' : 'waiting'}>{t(`paymentCases.kind.${kind}`)}</Status>
      </div>
      <Facts facts={factsOf(row, { t, date })} />
      <p className="grid gap-1 text-12 text-faint">
        {t('paymentCases.ref', { processor: `${processor}, ${merchant}` })}
        <Copyable text={processorRef} what={t('paymentCases.ref', { processor })} className="num break-all" />
      </p>
      {result && <p className="text-13 font-medium">{t('paymentCases.result', { result })}</p>}
      {closedAt && (
        <p className="text-13 text-muted">
          {note}
          <br />
          {t('paymentCases.closedBy', { by: closedBy ?? '', at: date(closedAt, 'minute') })}
        </p>
      )}
      {onClose && (
        <Button size="sm" className="justify-self-start" onClick={onClose}>
          {t('paymentCases.close')}
        </Button>
      )}
    </section>
  )
}

function factsOf(
  { member, memberId, deposit, reference, reason, openedAt }: PaymentCase,
  { t, date }: Pick<ReturnType<typeof useTexts>, 't' | 'date'>,
) {
  return [
    {
      key: 'member',
      name: t('paymentCases.member'),
      value: memberId ? <a href={`/members/${memberId}`}>{member}</a> : '–',
    },
    {
      key: 'deposit',
      name: t('paymentCases.deposit'),
      value: deposit ? (
        <a href={`/deposits?id=${deposit}`} className="num">
          {reference}
        </a>
      ) : (
        t('paymentCases.noDeposit')
      ),
    },
    ...(reason ? [{ key: 'reason', name: t('paymentCases.reason'), value: reason }] : []),
    { key: 'at', name: t('paymentCases.reported'), value: date(openedAt, 'minute') },
  ]
}

function CloseDialog({ row, onClose }: { readonly row: PaymentCase; readonly onClose: () => void }) {
  const { t } = useTexts()
  const api = useApi(paymentsOffice)
  const close = useApiMutation(api.closeCase, { invalidates: [api.cases] })
  const { merchant, id } = row
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('paymentCases.closeTitle')}
      text={t('paymentCases.closeText')}
      label={t('paymentCases.note')}
      action={t('paymentCases.close')}
      busy={close.isPending}
      error={close.error}
      onReason={(note) =>
        close.mutate(
          { params: { merchant, id }, body: { note } },
          {
            onSuccess: () => {
              toast({ tone: 'good', title: t('paymentCases.done') })
              onClose()
            },
          },
        )
      }
    />
  )
}
