import type { OfficePageProps } from '#ui/route/office.ts'
import { ReportsPanel } from './reports-panel.tsx'

export function ReportsPage({ search, setSearch }: OfficePageProps<'report' | 'period'>) {
  return <ReportsPanel filter={search} onFilter={setSearch} />
}
