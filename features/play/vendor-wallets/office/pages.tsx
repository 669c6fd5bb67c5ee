import type { OfficePageProps } from '#ui/route/office.ts'
import { VendorWalletsPanel } from './vendor-wallets-panel.tsx'

export function VendorWalletsPage({ search, setSome, may }: OfficePageProps<'find' | 'brand' | 'state'>) {
  return (
    <VendorWalletsPanel
      filter={search}
      onFilter={setSome}
      mayChange={may('vendorWallets.change')}
      mayDecide={may('vendorWallets.decide')}
    />
  )
}
