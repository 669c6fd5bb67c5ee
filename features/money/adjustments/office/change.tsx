import { Amount } from '#ui/data/amount.tsx'
import type { Adjustment } from './adjustments-panel.tsx'

export function Change({ row: { direction, amount, currency } }: { readonly row: Adjustment }) {
  return (
    <Amount
      amount={direction === 'credit' ? amount : -amount}
      currency={currency}
      signed
      className="font-medium"
    />
  )
}
