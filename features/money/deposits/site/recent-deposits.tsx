import { ArrowDownToLine } from 'lucide-react'
import { RecentOrders, type RecentOrder } from '#features/money/payments/site/recent-orders.tsx'
import { useRecent } from '#features/money/payments/site/use-recent.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { deposits } from '../contract/member.ts'
import { isDone, toneOf } from './steps.ts'

export function useRecentDeposits() {
  return useRecent(useApi(deposits).list)
}

export type RecentDepositsProps = {
  readonly recent: ReturnType<typeof useRecentDeposits>
  readonly shownId: string | null
  readonly onShow: (id: string) => void
}

/** The member's deposits; a completed one shows the credited amount, others their state. */
export function RecentDeposits({ recent, shownId, onShow }: RecentDepositsProps) {
  const { t } = useTexts()
  const orders = recent.rows.map((row): RecentOrder => {
    const state = { tone: toneOf(row.state), words: t(`deposits.state.${row.state}`) }
    const { id, methodName: name, createdAt: at, currency } = row
    return isDone(row.state)
      ? { id, name, at, currency, amount: row.credited, state: null }
      : { id, name, at, currency, amount: row.amount, state }
  })
  return (
    <RecentOrders
      found={recent.found}
      shownId={shownId}
      onShow={onShow}
      orders={orders}
      title={t('deposits.recent')}
      older={t('deposits.older')}
      none={{ icon: ArrowDownToLine, title: t('deposits.none'), text: t('deposits.noneText') }}
    />
  )
}
