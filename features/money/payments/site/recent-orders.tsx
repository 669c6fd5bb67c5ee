import type { LucideIcon } from 'lucide-react'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'

export type RecentOrder = {
  readonly id: string
  readonly name: string
  readonly at: Date
  readonly amount: Minor
  readonly currency: Currency
  /** Null if the order is complete. */
  readonly state: { readonly tone: Tone; readonly words: string } | null
}

type Found = {
  readonly isPending: boolean
  readonly error: unknown
  readonly data?: unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly refetch: () => unknown
  readonly fetchNextPage: () => unknown
}

export type RecentOrdersProps = {
  readonly title: string
  readonly older: string
  readonly none: { readonly icon: LucideIcon; readonly title: string; readonly text: string }
  readonly found: Found
  readonly orders: readonly RecentOrder[]
  readonly shownId: string | null
  /** Null if the row shows everything. */
  readonly onShow: ((id: string) => void) | null
}

/** A member's deposits or withdrawals, newest first; a press opens the details. */
export function RecentOrders({ title, older, none, found, orders, shownId, onShow }: RecentOrdersProps) {
  return (
    <section className="panel p-5">
      <h2 className="mb-1 text-16">{title}</h2>
      {found.isPending && <Skeleton className="my-3 h-24" />}
      {found.error !== null && !found.data && (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data !== undefined && orders.length === 0 && (
        <EmptyState icon={none.icon} title={none.title} text={none.text} className="px-0 pt-6 pb-2" />
      )}
      <ul className="divide-y divide-hair">
        {orders.map((order) => (
          <li key={order.id}>
            <Line order={order} isShown={order.id === shownId} onShow={onShow && (() => onShow(order.id))} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          look="ghost"
          size="sm"
          wide
          className="mt-2"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {older}
        </Button>
      )}
    </section>
  )
}

type LineProps = {
  readonly order: RecentOrder
  readonly isShown: boolean
  readonly onShow: (() => void) | null
}

function Line({ order: { name, at, amount, currency, state }, isShown, onShow }: LineProps) {
  const { date } = useTexts()
  const words = (
    <>
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        <span className="num block text-12 whitespace-normal text-faint">{date(at, 'minute')}</span>
      </span>
      <span className="grid justify-items-end gap-1">
        <Amount amount={amount} currency={currency} className="font-semibold" />
        {state && <Status tone={state.tone}>{state.words}</Status>}
      </span>
    </>
  )
  if (!onShow) return <div className="flex items-center justify-between gap-3 py-2.5">{words}</div>
  return (
    <button
      type="button"
      onClick={onShow}
      aria-pressed={isShown}
      className="-mx-2 flex w-[calc(100%+16px)] items-center justify-between gap-3 rounded-control px-2 py-2.5 text-left transition-colors duration-120 hover:bg-raised"
    >
      {words}
    </button>
  )
}
