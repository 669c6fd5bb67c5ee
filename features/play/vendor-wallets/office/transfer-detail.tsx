import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts, type Fact } from '#ui/data/facts.tsx'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { vendorWalletsOffice } from '../contract/office.ts'
import { Incident } from './incident.tsx'
import { Verdict } from './verdict.tsx'
import { TransferState } from './transfer-state.tsx'

export type Detail = Reply<typeof vendorWalletsOffice.transfer>

const EVERY_MS = 10_000

export type TransferDetailProps = {
  readonly merchant: string
  readonly id: string
  readonly mayAsk: boolean
  readonly mayDecide: boolean
}

/** One transfer: its state, the operators' decisions, and contradictory vendor statuses. */
export function TransferDetail({ merchant, id, mayAsk, mayDecide }: TransferDetailProps) {
  const api = useApi(vendorWalletsOffice)
  const asked = useApiQuery(api.transfer, { params: { merchant, id } }, { everyMs: EVERY_MS })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={5} />}>
      {(transfer) => (
        <div className="grid gap-5">
          <Known transfer={transfer} />
          <Incident transfer={transfer} mayDecide={mayDecide} />
          <Verdict transfer={transfer} mayDecide={mayDecide} />
          {mayAsk && (transfer.state === 'pending' || isUnheard(transfer)) && <Ask transfer={transfer} />}
        </div>
      )}
    </QueryState>
  )
}

/** Approved by two operators, without a vendor response. */
const isUnheard = ({ verdict }: Detail) => verdict?.state === 'agreed' && verdict.told === null

function Known({ transfer }: { readonly transfer: Detail }) {
  const { t, date } = useTexts()
  const { direction, madeAt, askedAt, settledAt, reason, vendorRef, merchant } = transfer
  const optional = (key: string, name: string, value: string | null): Fact[] =>
    value === null ? [] : [{ key, name, value }]
  return (
    <Facts
      facts={[
        {
          key: 'state',
          name: t('vendorWalletsOffice.state'),
          value: <TransferState row={transfer} />,
        },
        { key: 'brand', name: t('vendorWalletsOffice.brand'), value: merchant },
        { key: 'way', name: t('vendorWalletsOffice.way'), value: t(`vendorWalletsOffice.way.${direction}`) },
        { key: 'at', name: t('paymentsOffice.record.at'), value: date(madeAt, 'minute') },
        ...optional('asked', t('vendorWalletsOffice.askedAt'), askedAt && date(askedAt, 'minute')),
        ...optional('settled', t('vendorWalletsOffice.settledAt'), settledAt && date(settledAt, 'minute')),
        ...optional('reason', t('vendorWalletsOffice.reason'), reason),
        ...optional('ref', t('vendorWalletsOffice.vendorRef'), vendorRef),
        {
          key: 'amount',
          name: t('paymentsOffice.record.amount'),
          value: <Amount amount={transfer.amount} currency={transfer.currency} />,
          total: true,
        },
      ]}
    />
  )
}

function Ask({ transfer: { merchant, id } }: { readonly transfer: Detail }) {
  const { t } = useTexts()
  const api = useApi(vendorWalletsOffice)
  const ask = useApiMutation(api.ask, { invalidates: [api.transfer, api.transfers, api.vendors] })
  return (
    <div className="grid gap-2">
      <Button look="outline" busy={ask.isPending} onClick={() => ask.mutate({ params: { merchant, id } })}>
        {t('vendorWalletsOffice.ask')}
      </Button>
      {ask.error && <Failure error={ask.error} />}
    </div>
  )
}
