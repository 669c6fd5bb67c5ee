import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ReportsPanel } from '#features/backoffice/reports/office/reports-panel.tsx'
import { MemberFacts } from '#features/backoffice/member-facts/office/member-facts.tsx'
import { FraudPanel } from '#features/compliance/fraud/office/fraud-panel.tsx'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'
import { useSetFilters, useSetSomeFilters } from '../../search.ts'

const reportsRoute = getRouteApi('/inside/reports')
const riskRoute = getRouteApi('/inside/risk')

export function ReportsPage(): ReactNode {
  const filter = reportsRoute.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.reports" needs="reports.see">
      <ReportsPanel filter={filter} onFilter={setFilter} />
    </Room>
  )
}

export function FraudPage(): ReactNode {
  const { may } = useMe()
  const filter = riskRoute.useSearch()
  const setSome = useSetSomeFilters()
  return (
    <Room name="office.risk" needs="risk.see">
      <FraudPanel
        filter={filter}
        onFilter={setSome}
        mayClear={may('fraud.clear')}
        about={(member) => <MemberFacts id={member} />}
      />
    </Room>
  )
}
