import { ArrowUpFromLine } from 'lucide-react'
import { RecentOrders, type RecentOrder } from '#features/money/payments/site/recent-orders.tsx'
import { useRecent } from '#features/money/payments/site/use-recent.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { withdrawals } from '../contract/member.ts'
import { toneOf } from './steps.ts'

export function useRecentWithdrawals() {
  return useRecent(useApi(withdrawals).list)
}

export type RecentWithdrawalsProps = {
  readonly recent: ReturnType<typeof useRecentWithdrawals>
  readonly shownId: string | null
  readonly onShow: (id: string) => void
}

/** The member's withdrawals; a received one shows no state. */
export function RecentWithdrawals({ recent, shownId, onShow }: RecentWithdrawalsProps) {
  const { t } = useTexts()
  const orders = recent.rows.map(
    ({ id, to: name, requestedAt: at, amount, currency, state }): RecentOrder => {
      const words = { tone: toneOf(state), words: t(`withdrawals.state.${state}`) }
      return { id, name, at, amount, currency, state: state === 'received' ? null : words }
    },
  )
  return (
    <RecentOrders
      found={recent.found}
      shownId={shownId}
      onShow={onShow}
      orders={orders}
      title={t('withdrawals.recent')}
      older={t('withdrawals.older')}
      none={{ icon: ArrowUpFromLine, title: t('withdrawals.none'), text: t('withdrawals.noneText') }}
    />
  )
}
