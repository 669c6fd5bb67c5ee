import type { OfficePageProps } from '#ui/route/office.ts'
import { WithdrawalsQueue } from './withdrawals-queue.tsx'

export function WithdrawalsPage({
  search,
  setSome,
}: OfficePageProps<'state' | 'find' | 'id' | 'brand' | 'urgent'>) {
  return <WithdrawalsQueue filter={search} onFilter={setSome} />
}
