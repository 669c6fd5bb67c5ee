import type { OfficePageProps } from '#ui/route/office.ts'
import { PayoutsQueue } from './payouts-queue.tsx'

export function ManualPayoutsPage({
  search,
  setSome,
  may,
}: OfficePageProps<'state' | 'find' | 'id' | 'brand'>) {
  return <PayoutsQueue filter={search} onFilter={setSome} mayPay={may('withdrawals.pay')} />
}
