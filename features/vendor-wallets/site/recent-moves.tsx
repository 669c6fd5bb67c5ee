import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { keyOf } from '#contract/react.ts'
import { recentPage, RecentOrders, type RecentOrder } from '#features/payments/site/recent-orders.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/line/use-api.ts'
import { vendorWallets } from '../contract.ts'
import { tones } from './words.ts'

/** What went to vendors and came home, newest first. */
export function RecentMoves() {
  const { t } = useTexts()
  const api = useApi(vendorWallets)
  const found = useInfiniteQuery({
    queryKey: keyOf(api.transfers),
    queryFn: ({ pageParam, signal }) => api.transfers({ query: recentPage(pageParam) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  })
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? []
  const orders = rows.map(({ id, title, direction, madeAt, currency, amount, state }): RecentOrder => {
    const name =
      direction === 'out' ? t('vendorWallets.toVendor', { vendor: title }) : t('vendorWallets.toMain')
    return {
      id,
      name,
      at: madeAt,
      currency,
      amount,
      state: { tone: tones[state], words: t(`vendorWallets.state.${state}`) },
    }
  })
  return (
    <RecentOrders
      found={found}
      orders={orders}
      shownId={null}
      onShow={null}
      title={t('vendorWallets.recent')}
      older={t('vendorWallets.older')}
      none={{ icon: ArrowLeftRight, title: t('vendorWallets.none'), text: t('vendorWallets.noneText') }}
    />
  )
}
