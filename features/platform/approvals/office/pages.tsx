import { oneOf, type OfficePageProps } from '#ui/route/office.ts'
import { ApprovalsPanel } from './approvals-panel.tsx'

export function ApprovalsPage({ search, setSearch }: OfficePageProps<'state'>) {
  return <ApprovalsPanel state={oneOf(['pending', 'over'], search.state)} onFilter={setSearch} />
}
