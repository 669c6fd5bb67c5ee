import type { OfficePageProps } from '#ui/route/office.ts'
import { StatementsPanel } from './statements-panel.tsx'

export function BankStatementsPage({ search, setSearch, may }: OfficePageProps<'tab' | 'state' | 'find'>) {
  const { tab, state, find } = search
  return (
    <StatementsPanel
      tab={tab}
      state={state}
      find={find}
      onFilter={setSearch}
      mayDecide={may('deposits.approve')}
      mayChange={may('methods.change')}
    />
  )
}
