import { ReceiptText } from 'lucide-react'
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
import { Table } from '#ui/records/table.tsx'
import { useRowKeys } from '#ui/records/use-row-keys.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { depositsOffice } from '../contract/office.ts'
import { depositStates } from '../rules/states.ts'
import { columnsOf, DepositStatus } from './deposit-columns.tsx'
import { DepositDetail, type DepositDeed } from './deposit-detail.tsx'

type Page = Reply<typeof depositsOffice.list>
type Row = Page['rows'][number]

const views = ['open', 'inReview', 'awaitingSlip', 'pending', 'approved', 'paid', 'rejected', 'all'] as const
/** The socket tells of news; this only makes good what a broken line missed. */
const LOOK_AGAIN_MS = 20_000

/** The review queue of deposits: claim, look at the slip, approve what came or reject with a reason. */
export function DepositsQueue() {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(depositsOffice)
  const [state, setState] = useUrlValue('state')
  const [find, setFind] = useUrlValue('find')
  const [chosen, setChosen] = useUrlValue('id')
  const [brand, setBrand] = useUrlValue('brand')
  const [before, setBefore] = useState<string | null>(null)
  const [deed, setDeed] = useState<DepositDeed | null>(null)
  const view = state || 'open'
  const known = [...depositStates, 'open' as const].find((each) => each === view)
  const filter = {
    ...(known ? { state: known } : {}),
    ...(find ? { find } : {}),
    ...(brand ? { merchant: brand } : {}),
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
      title={t('depositsOffice.title')}
      sum={asked.data && sumWords(texts, asked.data, brand)}
      chips={views.map((value) => ({
        value,
        label: viewWords(texts, value),
        count: asked.data && countOf(asked.data.counts, value),
      }))}
      state={view}
      onState={pick}
      filters={
        <BrandFilter
          label={t('depositsOffice.merchant')}
          all={t('depositsOffice.anyMerchant')}
          value={brand}
          onChange={setBrand}
        />
      }
      deeds={<ExportButton onExport={() => api.export({ body: filter })} />}
      find={find}
      findLabel={t('depositsOffice.find')}
      onFind={setFind}
      hints={hintsOf(texts)}
      chosen={
        chosen ? (
          <DepositDetail key={chosen} id={chosen} deed={deed} onDeed={setDeed} claimError={claim.error} />
        ) : null
      }
      chosenTitle={t('depositsOffice.facts')}
      onClose={() => select('')}
      nothing={{ icon: ReceiptText, title: t('depositsOffice.choose'), text: t('depositsOffice.chooseText') }}
      more={
        asked.data?.next
          ? { words: t('depositsOffice.more'), onMore: () => setBefore(asked.data.next) }
          : null
      }
    >
      <Answer
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={(page) => page.rows.length === 0}
        empty={
          <EmptyState
            icon={ReceiptText}
            title={t('depositsOffice.empty')}
            text={t('depositsOffice.emptyText')}
          />
        }
      >
        {(page) => (
          <Table
            caption={t('depositsOffice.title')}
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
  readonly onDeed: (deed: DepositDeed) => void
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
  return view === 'open' || view === 'all' ? t(`depositsOffice.${view}`) : t(`depositsOffice.state.${view}`)
}

/** Sums of two currencies are never added up. */
function sumWords({ t, money }: Texts, { total, rows }: Page, brand: string): string {
  const count = t('depositsOffice.total', { count: total.count })
  const currency = rows[0]?.currency
  if (!brand || !currency) return count
  return `${count} · ${t('depositsOffice.sum', { amount: `${money(total.amount, currency)} ${currency}` })}`
}

function countOf(counts: Page['counts'], view: (typeof views)[number]): number | undefined {
  if (view === 'all') return undefined
  return view === 'open' ? (counts['inReview'] ?? 0) + (counts['awaitingSlip'] ?? 0) : counts[view]
}

function hintsOf({ t }: Texts) {
  return [
    { keys: ['J', 'K'], words: t('depositsOffice.keys.move') },
    { keys: ['C'], words: t('depositsOffice.keys.claim') },
    { keys: ['A'], words: t('depositsOffice.keys.approve') },
    { keys: ['R'], words: t('depositsOffice.keys.reject') },
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
        <DepositStatus row={row} /> <span className="num">{row.reference}</span>
      </span>
    </span>
  )
}
