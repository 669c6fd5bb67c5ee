import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowUpFromLine } from 'lucide-react'
import { keyOf } from '#contract/react.ts'
import { recentPage, RecentOrders, type RecentOrder } from '#features/payments/site/recent-orders.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/line/use-api.ts'
import { withdrawals } from '../contract/member.ts'
import { toneOf } from './steps.ts'

export function useRecentWithdrawals() {
  const api = useApi(withdrawals)
  return useInfiniteQuery({
    queryKey: keyOf(api.list),
    queryFn: ({ pageParam, signal }) => api.list({ query: recentPage(pageParam) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  })
}

export type RecentWithdrawalsProps = {
  readonly found: ReturnType<typeof useRecentWithdrawals>
  readonly shownId: string | null
  readonly onShow: (id: string) => void
}

/** The member's withdrawals; one that was received needs no word about its state. */
export function RecentWithdrawals(props: RecentWithdrawalsProps) {
  const { t } = useTexts()
  const rows = props.found.data?.pages.flatMap((page) => page.rows) ?? []
  const orders = rows.map(({ id, to: name, requestedAt: at, amount, currency, state }): RecentOrder => {
    const words = { tone: toneOf(state), words: t(`withdrawals.state.${state}`) }
    return { id, name, at, amount, currency, state: state === 'received' ? null : words }
  })
  return (
    <RecentOrders
      {...props}
      orders={orders}
      title={t('withdrawals.recent')}
      older={t('withdrawals.older')}
      none={{ icon: ArrowUpFromLine, title: t('withdrawals.none'), text: t('withdrawals.noneText') }}
    />
  )
}
