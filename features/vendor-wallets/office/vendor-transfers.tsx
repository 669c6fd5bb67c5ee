import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useAsk, useTell } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Answer, Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { vendorWalletsOffice } from '../contract.ts'
import { vendorTransferStates, type VendorTransferState } from '../rules.ts'

type Row = Reply<typeof vendorWalletsOffice.transfers>['rows'][number]

const EVERY_MS = 10_000
const tones: Readonly<Record<VendorTransferState, Tone>> = { pending: 'waiting', done: 'good', failed: 'bad' }

/** What members moved to vendors and back; what has no answer can be asked about at once. */
export function VendorTransfers({ mayAsk }: { readonly mayAsk: boolean }) {
  const texts = useTexts()
  const { t } = texts
  const [state, setState] = useState<VendorTransferState | ''>('')
  const [find, setFind] = useState('')
  const [before, setBefore] = useState('')
  const query = { ...(state ? { state } : {}), ...(find ? { find } : {}), ...(before ? { before } : {}) }
  const asked = useAsk(useApi(vendorWalletsOffice).transfers, { query }, { everyMs: EVERY_MS })
  const next = asked.data?.next
  return (
    <section className="grid gap-4">
      <h2 className="text-16">{t('vendorWalletsOffice.transfers')}</h2>
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label={t('vendorWalletsOffice.find')}
          value={find}
          onChange={(event) => {
            setFind(event.target.value)
            setBefore('')
          }}
        />
        <FilterChips<VendorTransferState | ''>
          label={t('vendorWalletsOffice.state')}
          value={state}
          options={[
            { value: '' as const, label: t('vendorWalletsOffice.anyState') },
            ...vendorTransferStates.map((value) => ({ value, label: t(`vendorWallets.state.${value}`) })),
          ]}
          onChange={(value) => {
            setState(value)
            setBefore('')
          }}
        />
      </div>
      <Answer
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon={ArrowLeftRight}
            title={t('vendorWalletsOffice.empty')}
            text={t('vendorWalletsOffice.emptyText')}
          />
        }
      >
        {({ rows }) => (
          <Table
            caption={t('vendorWalletsOffice.transfers')}
            columns={columnsOf(texts, mayAsk)}
            rows={rows}
            rowKey={({ id }) => id}
            dense
            phone={(row) => <PhoneRow row={row} mayAsk={mayAsk} />}
          />
        )}
      </Answer>
      {next && (
        <Button size="sm" className="justify-self-start" onClick={() => setBefore(next)}>
          {t('vendorWalletsOffice.more')}
        </Button>
      )}
    </section>
  )
}

/** How it stands; a pending one has a button beside it. */
function State({ row, mayAsk }: { readonly row: Row; readonly mayAsk: boolean }) {
  const { t } = useTexts()
  const api = useApi(vendorWalletsOffice)
  const ask = useTell(api.ask, { tells: [api.transfers, api.vendors] })
  const { id, merchant, state, isAlarmed } = row
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Status tone={tones[state]}>{t(`vendorWallets.state.${state}`)}</Status>
      {isAlarmed && <Status tone="bad">{t('vendorWalletsOffice.alarm')}</Status>}
      {state === 'pending' && mayAsk && (
        <Button size="xs" busy={ask.isPending} onClick={() => ask.mutate({ params: { merchant, id } })}>
          {t('vendorWalletsOffice.ask')}
        </Button>
      )}
      {ask.error && <Failure error={ask.error} />}
    </span>
  )
}

function PhoneRow({ row, mayAsk }: { readonly row: Row; readonly mayAsk: boolean }) {
  const { t, date } = useTexts()
  return (
    <span className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <b className="font-medium">{row.account}</b>
        <Amount amount={row.amount} currency={row.currency} />
      </span>
      <span className="flex flex-wrap items-center justify-between gap-3 text-12 text-faint">
        {row.title} · {t(`vendorWalletsOffice.way.${row.direction}`)} · {date(row.madeAt, 'minute')}
        <State row={row} mayAsk={mayAsk} />
      </span>
    </span>
  )
}

function columnsOf({ t, date }: Texts, mayAsk: boolean): Column<Row>[] {
  return [
    {
      key: 'reference',
      head: t('vendorWalletsOffice.reference'),
      cell: (row) => <span className="num">{row.reference}</span>,
    },
    { key: 'at', head: t('vendorWalletsOffice.at'), cell: (row) => date(row.madeAt, 'minute') },
    { key: 'brand', head: t('vendorWalletsOffice.brand'), cell: (row) => row.merchant },
    { key: 'member', head: t('vendorWalletsOffice.member'), wide: true, cell: (row) => row.account },
    { key: 'vendor', head: t('vendorWalletsOffice.vendor'), cell: (row) => row.title },
    {
      key: 'way',
      head: t('vendorWalletsOffice.way'),
      cell: (row) => t(`vendorWalletsOffice.way.${row.direction}`),
    },
    {
      key: 'amount',
      head: t('vendorWalletsOffice.amount'),
      figures: true,
      cell: (row) => <Amount amount={row.amount} currency={row.currency} />,
    },
    {
      key: 'state',
      head: t('vendorWalletsOffice.state'),
      cell: (row) => <State row={row} mayAsk={mayAsk} />,
    },
    {
      key: 'vendorRef',
      head: t('vendorWalletsOffice.vendorRef'),
      cell: (row) => <span className="num text-faint">{row.vendorRef ?? ''}</span>,
    },
  ]
}
