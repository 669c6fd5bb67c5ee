import { ArrowLeftRight } from 'lucide-react'
import { RecentOrders, type RecentOrder } from '#features/money/payments/site/recent-orders.tsx'
import { useRecent } from '#features/money/payments/site/use-recent.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { vendorWallets } from '../contract/member.ts'
import { tones } from './words.ts'

/** Transfers to and from vendors, newest first. */
export function RecentMoves() {
  const { t } = useTexts()
  const { found, rows } = useRecent(useApi(vendorWallets).transfers)
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
