import { ArrowLeftRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { ExportButton } from '#features/platform/operators/office/export-button.tsx'
import { BrandFilter } from '#features/platform/merchants/office/brand-filter.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { p2pPayoutsOffice } from '../contract.ts'
import { MatchDetail, OfferDetail } from './detail.tsx'

export type Offer = Reply<typeof p2pPayoutsOffice.offers>['rows'][number]
export type Match = Reply<typeof p2pPayoutsOffice.matches>['rows'][number]

/** Other operators work here too; events update it, polling makes up for lost ones. */
const ASK_AGAIN_MS = 15_000

const tones: Readonly<Record<Match['state'], Tone>> = {
  waiting: 'waiting',
  sent: 'info',
  review: 'bad',
  disputed: 'bad',
  received: 'good',
  cancelled: 'plain',
}

/** Peer-to-peer payouts: what is offered, who pays it, and what a receiver reports as missing. */
export function P2pPayoutsPanel({ mayDecide }: { readonly mayDecide: boolean }) {
  const { t } = useTexts()
  const [brand, setBrand] = useState('')
  const [chosenOffer, setOffer] = useState<Offer | null>(null)
  const [chosenMatch, setMatch] = useState<Match | null>(null)
  const api = useApi(p2pPayoutsOffice)
  const query = brand ? { merchant: brand } : {}
  const offers = useApiQuery(api.offers, { query }, { everyMs: ASK_AGAIN_MS })
  const matches = useApiQuery(api.matches, { query }, { everyMs: ASK_AGAIN_MS })
  const columns = useColumns()
  // the details follow the list: a receiver may answer while an operator reviews
  const offer = currentOf(chosenOffer, offers.data?.rows)
  const match = currentOf(chosenMatch, matches.data?.rows)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 md:p-6">
      <div className="flex flex-wrap items-end gap-4">
        <div className="grid min-w-64 flex-1 gap-1">
          <h1 className="text-18">{t('matchingOffice.title')}</h1>
          <p className="max-w-160 text-13 text-muted">{t('matchingOffice.lead')}</p>
        </div>
        <ExportButton onExport={() => api.export({ body: query })} />
        <BrandFilter
          label={t('matchingOffice.brand')}
          all={t('matchingOffice.any')}
          value={brand}
          onChange={setBrand}
        />
      </div>
      <section className="grid gap-2">
        <h2 className="text-16">{t('matchingOffice.matches')}</h2>
        <QueryState
          of={matches}
          waiting={<SkeletonRows />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<Nothing />}
        >
          {({ rows }) => (
            <Table
              caption={t('matchingOffice.matches')}
              columns={columns.matches}
              rows={rows}
              rowKey={({ id }) => id}
              onRow={setMatch}
              dense
              phone={(row) => (
                <Phone
                  left={`${row.sender} → ${row.receiver}`}
                  row={row}
                  badge={<Status tone={tones[row.state]}>{t(`matchingOffice.state.${row.state}`)}</Status>}
                />
              )}
            />
          )}
        </QueryState>
      </section>
      <section className="grid gap-2">
        <h2 className="text-16">{t('matchingOffice.offers')}</h2>
        <QueryState
          of={offers}
          waiting={<SkeletonRows />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<Nothing />}
        >
          {({ rows }) => (
            <Table
              caption={t('matchingOffice.offers')}
              columns={columns.offers}
              rows={rows}
              rowKey={({ withdrawal }) => withdrawal}
              onRow={setOffer}
              dense
              phone={(row) => (
                <Phone
                  left={row.member}
                  row={row}
                  badge={
                    <span className="text-muted">
                      {t('matchingOffice.open')} <Amount amount={row.open} currency={row.currency} />
                    </span>
                  }
                />
              )}
            />
          )}
        </QueryState>
      </section>
      <Drawer open={offer !== null} onClose={() => setOffer(null)} title={offer?.reference ?? ''}>
        {offer && <OfferDetail offer={offer} mayDecide={mayDecide} onDone={() => setOffer(null)} />}
      </Drawer>
      <Drawer open={match !== null} onClose={() => setMatch(null)} title={match?.reference ?? ''}>
        {match && <MatchDetail match={match} mayDecide={mayDecide} onDone={() => setMatch(null)} />}
      </Drawer>
    </div>
  )
}

function currentOf<Row extends { readonly reference: string }>(
  chosen: Row | null,
  rows: readonly Row[] = [],
): Row | null {
  return rows.find(({ reference }) => reference === chosen?.reference) ?? chosen
}

function Nothing() {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={ArrowLeftRight}
      title={t('matchingOffice.empty')}
      text={t('matchingOffice.emptyText')}
    />
  )
}

type PhoneProps = {
  readonly left: string
  readonly badge: ReactNode
  readonly row: Pick<Offer, 'amount' | 'currency' | 'reference'>
}

function Phone({ left, badge, row }: PhoneProps) {
  return (
    <span className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <b className="font-medium">{left}</b>
        <Amount amount={row.amount} currency={row.currency} />
      </span>
      <span className="flex items-center gap-2 text-13 text-muted">
        {badge} <span className="num">{row.reference}</span>
      </span>
    </span>
  )
}

function useColumns(): { readonly offers: Column<Offer>[]; readonly matches: Column<Match>[] } {
  const { t, date } = useTexts()
  const sum =
    <Row extends { readonly currency: Offer['currency'] }>(of: (row: Row) => bigint) =>
    (row: Row) => <Amount amount={of(row)} currency={row.currency} />
  const head = (key: string) => t(`matchingOffice.${key}`)
  return {
    matches: [
      {
        key: 'reference',
        head: head('reference'),
        cell: (row) => <span className="num">{row.reference}</span>,
      },
      { key: 'at', head: head('at'), cell: (row) => date(row.createdAt, 'minute') },
      { key: 'sender', head: head('sender'), cell: (row) => row.sender },
      { key: 'receiver', head: head('receiver'), wide: true, cell: (row) => row.receiver },
      { key: 'amount', head: head('amount'), figures: true, cell: sum<Match>(({ amount }) => amount) },
      {
        key: 'state',
        head: head('state'),
        cell: ({ state }) => <Status tone={tones[state]}>{t(`matchingOffice.state.${state}`)}</Status>,
      },
    ],
    offers: [
      {
        key: 'reference',
        head: head('reference'),
        cell: (row) => <span className="num">{row.reference}</span>,
      },
      { key: 'member', head: head('receiver'), wide: true, cell: (row) => row.member },
      { key: 'amount', head: head('amount'), figures: true, cell: sum<Offer>(({ amount }) => amount) },
      { key: 'open', head: head('open'), figures: true, cell: sum<Offer>(({ open }) => open) },
      {
        key: 'promised',
        head: head('promised'),
        figures: true,
        cell: sum<Offer>(({ promised }) => promised),
      },
      {
        key: 'credited',
        head: head('credited'),
        figures: true,
        cell: sum<Offer>(({ credited }) => credited),
      },
      {
        key: 'returned',
        head: head('returned'),
        figures: true,
        cell: sum<Offer>(({ returned }) => returned),
      },
      { key: 'state', head: head('state'), cell: ({ state }) => t(`matchingOffice.offer.${state}`) },
    ],
  }
}
