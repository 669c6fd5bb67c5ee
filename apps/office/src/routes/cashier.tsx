import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MethodsPanel } from '#features/money/deposits/office/methods/methods-panel.tsx'
import { P2pPayoutsPanel } from '#features/money/p2p-payouts/office/p2p-payouts-panel.tsx'
import { CasesPanel } from '#features/money/payments/office/cases/cases-panel.tsx'
import { ProcessorsPanel } from '#features/money/payments/office/processors/processors-panel.tsx'
import { TransfersPanel } from '#features/money/transfers/office/transfers-panel.tsx'
import { VendorWalletsPanel } from '#features/play/vendor-wallets/office/vendor-wallets-panel.tsx'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'
import { useSetFilters, useSetSomeFilters } from '../search.ts'

const transfersRoute = getRouteApi('/inside/transfers')
const casesRoute = getRouteApi('/inside/payment-cases')
const vendorWalletsRoute = getRouteApi('/inside/vendor-wallets')

export function MethodsPage() {
  const { may } = useMe()
  return (
    <Room name="office.methods" needs="methods.see">
      <MethodsPanel mayChange={may('methods.change')} />
    </Room>
  )
}

export function ProcessorsPage() {
  const { may } = useMe()
  return (
    <Room name="office.processors" needs="processors.see">
      <ProcessorsPanel mayChange={may('processors.change')} />
    </Room>
  )
}

export function PaymentCasesPage() {
  const { may } = useMe()
  const { state } = casesRoute.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.paymentCases" needs="deposits.see">
      <CasesPanel state={state} onFilter={setFilter} mayClose={may('deposits.approve')} />
    </Room>
  )
}

export function TransfersPage(): ReactNode {
  const filter = transfersRoute.useSearch()
  const setSome = useSetSomeFilters()
  return (
    <Room name="office.transfers" needs="transfers.see">
      <TransfersPanel filter={filter} onFilter={setSome} />
    </Room>
  )
}

export function VendorWalletsPage(): ReactNode {
  const filter = vendorWalletsRoute.useSearch()
  const setSome = useSetSomeFilters()
  const { may } = useMe()
  return (
    <Room name="office.vendorWallets" needs="transfers.see">
      <VendorWalletsPanel
        filter={filter}
        onFilter={setSome}
        mayChange={may('vendorWallets.change')}
        mayDecide={may('vendorWallets.decide')}
      />
    </Room>
  )
}

export function P2pPayoutsPage() {
  const { may } = useMe()
  return (
    <Room name="office.matching" needs="withdrawals.see">
      <P2pPayoutsPanel mayDecide={may('withdrawals.approve')} />
    </Room>
  )
}
