import type { OfficePageProps } from '#ui/route/office.ts'
import { StatementsPanel } from './statements-panel.tsx'

export function BankStatementsPage({
  search,
  setSome,
  may,
}: OfficePageProps<'tab' | 'state' | 'find' | 'brand'>) {
  return (
    <StatementsPanel
      filter={search}
      onFilter={setSome}
      mayDecide={may('deposits.approve')}
      mayChange={may('methods.change')}
    />
  )
}
