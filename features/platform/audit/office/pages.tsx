import type { OfficePageProps } from '#ui/route/office.ts'
import { AuditPanel } from './audit-panel.tsx'

export function AuditPage({
  search,
  setSearch,
  may,
}: OfficePageProps<'operator' | 'action' | 'object' | 'days'>) {
  return <AuditPanel filter={search} onFilter={setSearch} mayProve={may('audit.check')} />
}
