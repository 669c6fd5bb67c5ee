import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { keyOf } from '#contract/react.ts'
import { recentPage, RecentOrders, type RecentOrder } from '#features/payments/site/recent-orders.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/line/use-api.ts'
import { transfers } from '../contract.ts'

/** What was sent and received within the line, newest first. */
export function RecentTransfers() {
  const { t } = useTexts()
  const api = useApi(transfers)
  const found = useInfiniteQuery({
    queryKey: keyOf(api.list),
    queryFn: ({ pageParam, signal }) => api.list({ query: recentPage(pageParam) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  })
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? []
  const orders = rows.map((row): RecentOrder => {
    const name = row.isSent
      ? t('transfers.sentTo', { name: row.receiver })
      : t('transfers.gotFrom', { name: row.sender })
    const state = { tone: row.isSent ? ('plain' as const) : ('good' as const), words: row.reference }
    return { id: row.id, name, at: row.at, currency: row.currency, amount: row.amount, state }
  })
  return (
    <RecentOrders
      found={found}
      orders={orders}
      shownId={null}
      onShow={null}
      title={t('transfers.recent')}
      older={t('transfers.older')}
      none={{ icon: ArrowLeftRight, title: t('transfers.none'), text: t('transfers.noneText') }}
    />
  )
}
