import { getRouteApi } from '@tanstack/react-router'
import { ApprovalsPanel } from '#features/platform/approvals/office/approvals-panel.tsx'
import { MemberFacts } from '#features/backoffice/member-facts/office/member-facts.tsx'
import { lazy, Suspense, type ReactNode } from 'react'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { Room } from './room.tsx'
import { useSetFilters, useSetSomeFilters } from '../search.ts'

const about = (member: bigint) => <MemberFacts id={member} />

const approvalsRoute = getRouteApi('/inside/approvals')
const depositsRoute = getRouteApi('/inside/deposits')
const withdrawalsRoute = getRouteApi('/inside/withdrawals')

const DepositsQueue = lazy(async () => ({
  default: (await import('#features/money/deposits/office/deposits-queue.tsx')).DepositsQueue,
}))
const WithdrawalsQueue = lazy(async () => ({
  default: (await import('#features/money/withdrawals/office/withdrawals-queue.tsx')).WithdrawalsQueue,
}))

export function DepositsPage(): ReactNode {
  const filter = depositsRoute.useSearch()
  const setSome = useSetSomeFilters()
  return (
    <Room name="office.deposits" needs="deposits.see">
      <Suspense fallback={<SkeletonRows />}>
        <DepositsQueue filter={filter} onFilter={setSome} about={about} />
      </Suspense>
    </Room>
  )
}

export function WithdrawalsPage(): ReactNode {
  const filter = withdrawalsRoute.useSearch()
  const setSome = useSetSomeFilters()
  return (
    <Room name="office.withdrawals" needs="withdrawals.see">
      <Suspense fallback={<SkeletonRows />}>
        <WithdrawalsQueue filter={filter} onFilter={setSome} about={about} />
      </Suspense>
    </Room>
  )
}

/** Proposals that another operator has to approve. */
export function ApprovalsPage(): ReactNode {
  const { state } = approvalsRoute.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.approvals" needs="approvals.see">
      <ApprovalsPanel state={state} onFilter={setFilter} />
    </Room>
  )
}
