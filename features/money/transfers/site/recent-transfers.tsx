import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { RecentOrders, type RecentOrder } from '#features/money/payments/site/recent-orders.tsx'
import { ReceiptLayer } from '#features/money/payments/site/receipt/receipt-button.tsx'
import { useRecent } from '#features/money/payments/site/use-recent.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { transfers } from '../contract.ts'
import { receiptOf } from '../words.ts'

/** Transfers within the line, newest first; a press opens the receipt. */
export function RecentTransfers() {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(transfers)
  const [shownId, setShown] = useState<string | null>(null)
  const { found, rows } = useRecent(api.list)
  const orders = rows.map((row): RecentOrder => {
    const name = row.isSent
      ? t('transfers.sentTo', { name: row.receiver })
      : t('transfers.gotFrom', { name: row.sender })
    const state = { tone: row.isSent ? ('plain' as const) : ('good' as const), words: row.reference }
    return { id: row.id, name, at: row.at, currency: row.currency, amount: row.amount, state }
  })
  const shown = rows.find(({ id }) => id === shownId)
  return (
    <>
      <RecentOrders
        found={found}
        orders={orders}
        shownId={shownId}
        onShow={setShown}
        title={t('transfers.recent')}
        older={t('transfers.older')}
        none={{ icon: ArrowLeftRight, title: t('transfers.none'), text: t('transfers.noneText') }}
      />
      <ReceiptLayer
        receipt={shown ? receiptOf(texts, shown) : null}
        pdf={() => api.receiptPdf({ params: { id: shownId ?? '' } })}
        onClose={() => setShown(null)}
      />
    </>
  )
}
