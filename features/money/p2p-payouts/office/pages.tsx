import type { OfficePageProps } from '#ui/route/office.ts'
import { P2pPayoutsPanel } from './p2p-payouts-panel.tsx'

export function P2pPayoutsPage({
  search,
  setSome,
  may,
}: OfficePageProps<'brand' | 'state' | 'find' | 'offers'>) {
  return <P2pPayoutsPanel filter={search} onFilter={setSome} mayDecide={may('withdrawals.approve')} />
}
