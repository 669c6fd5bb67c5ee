import type { OfficePageProps } from '#ui/route/office.ts'
import { AdjustmentsPanel } from './adjustments-panel.tsx'

export function AdjustmentsPage({ search, setSearch, may }: OfficePageProps<'state' | 'member'>) {
  return <AdjustmentsPanel state={search.state} member={search.member} onFilter={setSearch} may={may} />
}
