import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowDownToLine } from 'lucide-react'
import { keyOf } from '#contract/react.ts'
import { recentPage, RecentOrders, type RecentOrder } from '#features/payments/site/recent-orders.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/line/use-api.ts'
import { deposits } from '../contract/member.ts'
import { isDone, toneOf } from './steps.ts'

export function useRecentDeposits() {
  const api = useApi(deposits)
  return useInfiniteQuery({
    queryKey: keyOf(api.list),
    queryFn: ({ pageParam, signal }) => api.list({ query: recentPage(pageParam) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  })
}

export type RecentDepositsProps = {
  readonly found: ReturnType<typeof useRecentDeposits>
  readonly shownId: string | null
  readonly onShow: (id: string) => void
}

/** The member's deposits; one that is done shows what was credited, another where it stands. */
export function RecentDeposits(props: RecentDepositsProps) {
  const { t } = useTexts()
  const rows = props.found.data?.pages.flatMap((page) => page.rows) ?? []
  const orders = rows.map((row): RecentOrder => {
    const state = { tone: toneOf(row.state), words: t(`deposits.state.${row.state}`) }
    const { id, methodName: name, createdAt: at, currency } = row
    return isDone(row.state)
      ? { id, name, at, currency, amount: row.credited, state: null }
      : { id, name, at, currency, amount: row.amount, state }
  })
  return (
    <RecentOrders
      {...props}
      orders={orders}
      title={t('deposits.recent')}
      older={t('deposits.older')}
      none={{ icon: ArrowDownToLine, title: t('deposits.none'), text: t('deposits.noneText') }}
    />
  )
}
