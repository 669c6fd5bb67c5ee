import type { OfficePageProps } from '#ui/route/office.ts'
import { TransfersPanel } from './transfers-panel.tsx'

export function TransfersPage({ search, setSome }: OfficePageProps<'find' | 'brand' | 'state'>) {
  return <TransfersPanel filter={search} onFilter={setSome} />
}
