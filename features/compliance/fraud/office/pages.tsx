import type { OfficePageProps } from '#ui/route/office.ts'
import { FraudPanel } from './fraud-panel.tsx'

export function FraudPage({
  search,
  setSome,
  may,
}: OfficePageProps<'state' | 'find' | 'id' | 'brand' | 'rule' | 'assigned'>) {
  return <FraudPanel filter={search} onFilter={setSome} mayClear={may('risk.clear')} />
}
