import { Banknote } from 'lucide-react'
import { useState } from 'react'
import { useAsk, useTell } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandFilter } from '#features/payments/office/brand-filter.tsx'
import { ExportButton } from '#features/payments/office/export-button.tsx'
import { QueueFrame } from '#features/payments/office/queue-frame.tsx'
import { useUrlValue } from '#features/payments/office/use-url-value.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Answer } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Table } from '#ui/records/table.tsx'
import { useRowKeys } from '#ui/records/use-row-keys.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { withdrawalsOffice } from '../contract/office.ts'
import { withdrawalStates } from '../rules/states.ts'
import { columnsOf, Holder } from './withdrawal-columns.tsx'
import { WithdrawalDetail, type WithdrawalDeed } from './withdrawal-detail.tsx'

type Page = Reply<typeof withdrawalsOffice.list>
type Row = Page['rows'][number]

const views = ['open', ...withdrawalStates, 'all'] as const
/** The socket tells of news; this only makes good what a broken line missed. */
const LOOK_AGAIN_MS = 20_000
/** Orders whose promise ends within this time are urgent. */
const SOON_MINUTES = 30

/** The queue of withdrawals, the most urgent first: claim, agree (twice where the sum is large) or refuse with a reason. */
export function WithdrawalsQueue() {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(withdrawalsOffice)
  const [state, setState] = useUrlValue('state')
  const [find, setFind] = useUrlValue('find')
  const [chosen, setChosen] = useUrlValue('id')
  const [brand, setBrand] = useUrlValue('brand')
  const [urgent, setUrgent] = useUrlValue('urgent')
  const [before, setBefore] = useState<string | null>(null)
  const [deed, setDeed] = useState<WithdrawalDeed | null>(null)
  const view = state || 'open'
  const known = [...withdrawalStates, 'open' as const].find((each) => each === view)
  const filter = {
    ...(known ? { state: known } : {}),
    ...(find ? { find } : {}),
    ...(brand ? { merchant: brand } : {}),
    ...(urgent === 'due' ? { dueWithin: SOON_MINUTES } : urgent === 'eyes' ? { eyes: 2 } : {}),
  }
  const query = before ? { ...filter, before } : filter
  const asked = useAsk(api.list, { query }, { everyMs: LOOK_AGAIN_MS })
  const claim = useTell(api.claim, { tells: [api.list, api.one] })
  const select = (id: string) => {
    setDeed(null)
    setChosen(id)
  }
  useDeedKeys({
    rows: asked.data?.rows ?? [],
    chosen,
    onSelect: select,
    onDeed: setDeed,
    onClaim: (id) => claim.mutate({ params: { id } }),
  })
  const pick = (next: string) => {
    setBefore(null)
    setState(next === 'open' ? '' : next)
  }
  return (
    <QueueFrame
      title={t('withdrawalsOffice.title')}
      sum={asked.data && sumWords(texts, asked.data, brand)}
      chips={views.map((value) => ({
        value,
        label: viewWords(texts, value),
        count: asked.data && countOf(asked.data.counts, value),
      }))}
      state={view}
      onState={pick}
      filters={<Filters brand={brand} onBrand={setBrand} urgent={urgent} onUrgent={setUrgent} />}
      deeds={<ExportButton onExport={() => api.export({ body: filter })} />}
      find={find}
      findLabel={t('withdrawalsOffice.find')}
      onFind={setFind}
      hints={hintsOf(texts)}
      chosen={
        chosen ? (
          <WithdrawalDetail key={chosen} id={chosen} deed={deed} onDeed={setDeed} claimError={claim.error} />
        ) : null
      }
      chosenTitle={t('withdrawalsOffice.payout')}
      onClose={() => select('')}
      nothing={{
        icon: Banknote,
        title: t('withdrawalsOffice.choose'),
        text: t('withdrawalsOffice.chooseText'),
      }}
      more={
        asked.data?.next
          ? { words: t('withdrawalsOffice.more'), onMore: () => setBefore(asked.data.next) }
          : null
      }
    >
      <Answer
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={(page) => page.rows.length === 0}
        empty={
          <EmptyState
            icon={Banknote}
            title={t('withdrawalsOffice.empty')}
            text={t('withdrawalsOffice.emptyText')}
          />
        }
      >
        {(page) => (
          <Table
            caption={t('withdrawalsOffice.title')}
            columns={columnsOf(texts)}
            rows={page.rows}
            rowKey={(row) => row.id}
            selectedKey={chosen || null}
            onRow={(row) => select(row.id)}
            dense
            phone={(row) => <PhoneRow row={row} />}
            className="px-4 md:px-0"
          />
        )}
      </Answer>
    </QueueFrame>
  )
}

type DeedKeys = {
  readonly rows: readonly Row[]
  readonly chosen: string
  readonly onSelect: (id: string) => void
  readonly onDeed: (deed: WithdrawalDeed) => void
  readonly onClaim: (id: string) => void
}

/** The list by keyboard; only an order that one holds can be decided. */
function useDeedKeys({ rows, chosen, onSelect, onDeed, onClaim }: DeedKeys): void {
  const isMine = (id: string) => rows.some((row) => row.id === id && row.isMine)
  useRowKeys({
    rows: rows.map((row) => row.id),
    selected: chosen || null,
    onSelect,
    deeds: {
      c: onClaim,
      a: (id) => isMine(id) && onDeed('approve'),
      r: (id) => isMine(id) && onDeed('reject'),
    },
  })
}

function viewWords({ t }: Texts, view: (typeof views)[number]): string {
  return view === 'open' || view === 'all'
    ? t(`withdrawalsOffice.${view}`)
    : t(`withdrawalsOffice.state.${view}`)
}

type FiltersProps = {
  readonly brand: string
  readonly onBrand: (brand: string) => void
  readonly urgent: string
  readonly onUrgent: (urgent: string) => void
}

/** Brand, and what presses: due soon, or needing a second person. */
function Filters({ brand, onBrand, urgent, onUrgent }: FiltersProps) {
  const { t } = useTexts()
  const options = [
    { value: 'due', label: t('withdrawalsOffice.dueWithin') },
    { value: 'eyes', label: t('withdrawalsOffice.twoEyes') },
  ]
  return (
    <>
      <BrandFilter
        label={t('withdrawalsOffice.merchant')}
        all={t('withdrawalsOffice.anyMerchant')}
        value={brand}
        onChange={onBrand}
      />
      <FilterChips<string>
        label={t('withdrawalsOffice.col.due')}
        options={options}
        value={urgent}
        onChange={(next) => onUrgent(next === urgent ? '' : next)}
      />
    </>
  )
}

/** Sums of two currencies are never added up. */
function sumWords({ t, money }: Texts, { total, rows }: Page, brand: string): string {
  const count = t('withdrawalsOffice.total', { count: total.count })
  const currency = rows[0]?.currency
  if (!brand || !currency) return count
  return `${count} · ${t('withdrawalsOffice.sum', { amount: `${money(total.amount, currency)} ${currency}` })}`
}

function countOf(counts: Page['counts'], view: (typeof views)[number]): number | undefined {
  if (view === 'all') return undefined
  if (view !== 'open') return counts[view]
  return (counts['requested'] ?? 0) + (counts['claimed'] ?? 0) + (counts['approved'] ?? 0)
}

function hintsOf({ t }: Texts) {
  return [
    { keys: ['J', 'K'], words: t('withdrawalsOffice.keys.move') },
    { keys: ['C'], words: t('withdrawalsOffice.keys.claim') },
    { keys: ['A'], words: t('withdrawalsOffice.keys.approve') },
    { keys: ['R'], words: t('withdrawalsOffice.keys.reject') },
  ]
}

function PhoneRow({ row }: { readonly row: Row }) {
  return (
    <span className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <b className="font-medium">{row.member}</b>
        <Amount amount={row.amount} currency={row.currency} />
      </span>
      <span className="flex items-center gap-2 text-13 text-muted">
        <Holder row={row} /> <span className="num">{row.reference}</span>
      </span>
    </span>
  )
}
