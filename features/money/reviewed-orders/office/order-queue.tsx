import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { useRowKeys } from '#ui/records/use-row-keys.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { BrandFilter } from '#features/platform/merchants/office/brand-filter.tsx'
import { ExportButton } from '#features/platform/operators/office/export-button.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { QueueFrame } from '#ui/office/queue-frame.tsx'
import type { OrderPlace } from './use-order-place.ts'

export type Order = {
  readonly id: string
  readonly reference: string
  readonly member: string
  readonly merchant: string
  readonly amount: Minor
  readonly currency: Currency
  readonly isMine: boolean
}

type Page<Row> = {
  readonly rows: readonly Row[]
  readonly next: string | null
  readonly counts: Readonly<Record<string, number>>
  readonly total: { readonly count: number; readonly amount: Minor }
}

/** Events announce news; polling makes up for lost ones. */
export const LOOK_AGAIN_MS = 20_000

export type OrderQueueProps<Row extends Order> = {
  /** Text key prefix: 'depositsOffice.title' and so on. */
  readonly words: 'depositsOffice' | 'withdrawalsOffice' | 'manualPayoutsOffice'
  readonly icon: LucideIcon
  readonly place: OrderPlace
  readonly asked: UseQueryResult<Page<Row>>
  /** States to filter by, besides open and all. */
  readonly states: readonly string[]
  /** The states in which an operator can act: counted as 'open'. */
  readonly open: readonly string[]
  readonly filters?: ReactNode
  readonly columns: readonly Column<Row>[]
  /** A row's further content on a phone, besides member and amount. */
  readonly badge: (row: Row) => ReactNode
  /** The time that the order has left, or has waited, on a phone. */
  readonly time: (row: Row) => ReactNode
  readonly onClaim: (id: string) => void
  readonly onExport: () => Promise<File>
  readonly detail: ReactNode
  readonly detailTitle: string
}

/** A review queue of orders: filters, list, the selected order, keyboard control, and a CSV export. */
export function OrderQueue<Row extends Order>(props: OrderQueueProps<Row>) {
  const { words, icon, place, asked, states, open, filters, columns, badge, time, detail } = props
  const texts = useTexts()
  const t = (key: string) => texts.t(`${words}.${key}`)
  const viewName = (view: string) => t(view === 'open' || view === 'all' ? view : `state.${view}`)
  useActionKeys(place, asked.data?.rows ?? [], props.onClaim)
  const views = ['open', ...states, 'all']
  const next = asked.data?.next
  return (
    <QueueFrame
      title={t('title')}
      sum={asked.data && sumWords(texts, words, asked.data, place.brand)}
      chips={views.map((value) => ({
        value,
        label: viewName(value),
        count: asked.data && countOf(asked.data.counts, value, open),
      }))}
      state={place.view}
      onState={place.pick}
      filters={
        <>
          <BrandFilter
            label={t('merchant')}
            all={t('anyMerchant')}
            value={place.brand}
            onChange={place.setBrand}
          />
          {filters}
        </>
      }
      actions={<ExportButton onExport={props.onExport} />}
      find={place.find}
      findLabel={t('find')}
      onFind={place.setFind}
      hints={[
        { keys: ['J', 'K'], words: t('keys.move') },
        { keys: ['C'], words: t('keys.claim') },
        { keys: ['A'], words: t('keys.approve') },
        { keys: ['R'], words: t('keys.reject') },
      ]}
      chosen={detail}
      chosenTitle={props.detailTitle}
      onClose={() => place.select('')}
      nothing={{ icon, title: t('choose'), text: t('chooseText') }}
      steps={{
        onFirst: place.before ? () => place.setBefore(null) : null,
        onNext: next ? () => place.setBefore(next) : null,
      }}
    >
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={(page) => page.rows.length === 0}
        empty={
          <NothingHere
            icon={icon}
            find={place.find}
            under={place.view === 'open' ? null : viewName(place.view)}
            title={t('empty')}
            text={t('emptyText')}
          />
        }
      >
        {(page) => (
          <Table
            caption={t('title')}
            columns={columns}
            rows={page.rows}
            rowKey={(row) => row.id}
            selectedKey={place.chosen || null}
            onRow={(row) => place.select(row.id)}
            dense
            phone={(row) => <PhoneRow row={row} badge={badge(row)} time={time(row)} />}
            className="px-4 md:px-0"
          />
        )}
      </QueryState>
    </QueueFrame>
  )
}

/** Keyboard control of the list; only a claimed order can be decided. */
function useActionKeys(place: OrderPlace, rows: readonly Order[], onClaim: (id: string) => void): void {
  const isMine = (id: string) => rows.some((row) => row.id === id && row.isMine)
  useRowKeys({
    rows: rows.map((row) => row.id),
    selected: place.chosen || null,
    onSelect: place.select,
    actions: {
      c: onClaim,
      a: (id) => isMine(id) && place.setAction('approve'),
      r: (id) => isMine(id) && place.setAction('reject'),
    },
  })
}

/** Amounts of different currencies are never added up. */
function sumWords(
  { t, money }: Texts,
  words: OrderQueueProps<Order>['words'],
  { total, rows }: Page<Order>,
  brand: string,
): string {
  const count = t(`${words}.total`, { count: total.count })
  const currency = rows[0]?.currency
  if (!brand || !currency) return count
  return `${count} · ${t(`${words}.sum`, { amount: `${money(total.amount, currency)} ${currency}` })}`
}

function countOf(counts: Page<Order>['counts'], view: string, open: readonly string[]): number | undefined {
  if (view === 'all') return undefined
  return view === 'open' ? open.reduce((sum, state) => sum + (counts[state] ?? 0), 0) : counts[view]
}

type PhoneRowProps = { readonly row: Order; readonly badge: ReactNode; readonly time: ReactNode }

function PhoneRow({ row, badge, time }: PhoneRowProps) {
  return (
    <span className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate">
          <b className="font-medium">{row.member}</b>{' '}
          <span className="text-12 text-faint">{row.merchant}</span>
        </span>
        <Amount amount={row.amount} currency={row.currency} code />
      </span>
      <span className="flex flex-wrap items-center gap-2 text-13 text-muted">
        {badge} <span className="num">{row.reference}</span>
        <span className="ml-auto">{time}</span>
      </span>
    </span>
  )
}
