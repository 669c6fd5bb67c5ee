import { ReportsPanel } from '#features/backoffice/reports/office/reports-panel.tsx'
import { RiskPanel } from '#features/compliance/fraud/office/risk-panel.tsx'
import { useFilters } from '../../place.ts'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'

export function ReportsPage() {
  const [filter, setFilter] = useFilters(['report', 'period'])
  return (
    <Room name="office.reports" needs="reports.see">
      <ReportsPanel filter={filter} onFilter={setFilter} />
    </Room>
  )
}

export function RiskPage() {
  const { may } = useMe()
  const [filter, setFilter] = useFilters(['state', 'rule'])
  return (
    <Room name="office.risk" needs="risk.see">
      <RiskPanel filter={filter} onFilter={setFilter} mayClear={may('risk.clear')} />
    </Room>
  )
}
