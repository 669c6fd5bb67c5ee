import { oneOf, type OfficePageProps } from '#ui/route/office.ts'
import { CasesPanel } from './cases/cases-panel.tsx'
import { ProcessorsPanel } from './processors/processors-panel.tsx'

export function ProcessorsPage({ may }: OfficePageProps) {
  return <ProcessorsPanel mayChange={may('processors.change')} />
}

export function PaymentCasesPage({ search, setSearch, may }: OfficePageProps<'state'>) {
  return (
    <CasesPanel
      state={oneOf(['open', 'closed'], search.state)}
      onFilter={setSearch}
      mayClose={may('deposits.approve')}
    />
  )
}
