import type { OfficePageProps } from '#ui/route/office.ts'
import { VendorsPanel } from './vendors-panel.tsx'

export function VendorsPage({ may }: OfficePageProps) {
  return <VendorsPanel mayChange={may('vendors.change')} />
}
