import type { OfficePageProps } from '#ui/route/office.ts'
import { P2pPayoutsPanel } from './p2p-payouts-panel.tsx'

export function P2pPayoutsPage({ may }: OfficePageProps) {
  return <P2pPayoutsPanel mayDecide={may('withdrawals.approve')} />
}
