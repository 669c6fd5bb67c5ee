import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowUpFromLine } from 'lucide-react'
import { keyOf } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { withdrawals } from '../contract/member.ts'
import { toneOf } from './steps.ts'

type Row = Reply<typeof withdrawals.list>['rows'][number]

const FIRST = 4
const MORE = 20

export function useRecentWithdrawals() {
  const api = useApi(withdrawals)
  return useInfiniteQuery({
    queryKey: keyOf(api.list),
    queryFn: ({ pageParam, signal }) =>
      api.list({ query: pageParam ? { before: pageParam, limit: MORE } : { limit: FIRST } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  })
}

export type RecentWithdrawalsProps = {
  readonly found: ReturnType<typeof useRecentWithdrawals>
  readonly shownId: string | null
  readonly onShow: (id: string) => void
}

/** The member's withdrawals, newest first; a press shows one with its clock. */
export function RecentWithdrawals({ found, shownId, onShow }: RecentWithdrawalsProps) {
  const { t } = useTexts()
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <section className="panel p-5">
      <h2 className="mb-1 text-16">{t('withdrawals.recent')}</h2>
      {found.isPending && <Skeleton className="my-3 h-24" />}
      {found.error && !found.data && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && rows.length === 0 && (
        <EmptyState
          icon={ArrowUpFromLine}
          title={t('withdrawals.none')}
          text={t('withdrawals.noneText')}
          className="px-0 pt-6 pb-2"
        />
      )}
      <ul className="divide-y divide-hair">
        {rows.map((row) => (
          <li key={row.id}>
            <RecentRow row={row} isShown={row.id === shownId} onShow={() => onShow(row.id)} />
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
          {t('withdrawals.older')}
        </Button>
      )}
    </section>
  )
}

function RecentRow({
  row,
  isShown,
  onShow,
}: {
  readonly row: Row
  readonly isShown: boolean
  readonly onShow: () => void
}) {
  const { t, date } = useTexts()
  return (
    <button
      type="button"
      onClick={onShow}
      aria-pressed={isShown}
      className="-mx-2 flex w-[calc(100%+16px)] items-center justify-between gap-3 rounded-control px-2 py-2.5 text-left transition-colors duration-120 hover:bg-raised"
    >
      <span className="min-w-0">
        <span className="block truncate font-medium">{row.to}</span>
        <span className="num block text-12 text-faint">
          {date(row.requestedAt, row.state === 'received' ? 'minute' : 'short')}
        </span>
      </span>
      <span className="grid justify-items-end gap-1">
        <Amount amount={row.amount} currency={row.currency} className="font-semibold" />
        {row.state !== 'received' && (
          <Status tone={toneOf(row.state)}>{t(`withdrawals.state.${row.state}`)}</Status>
        )}
      </span>
    </button>
  )
}
