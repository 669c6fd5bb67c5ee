import { ApprovalsPanel } from '#features/platform/approvals/office/approvals-panel.tsx'
import { Hammer } from 'lucide-react'
import { lazy, Suspense, type ComponentType } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { useFilters } from '../place.ts'
import { Room } from './room.tsx'

type Panels = Record<string, ComponentType>

const files = import.meta.glob<Panels>([
  '../../../../features/money/deposits/office/deposits-queue.tsx',
  '../../../../features/money/withdrawals/office/withdrawals-queue.tsx',
])

/** A queue's panel, loaded when its room is entered; a room that is not built says so. */
function queueOf(file: string, name: string) {
  return lazy(async () => {
    const load = Object.entries(files).find(([path]) => path.endsWith(file))?.[1]
    const panels = await load?.()
    return { default: panels?.[name] ?? NotYet }
  })
}

function NotYet() {
  const { t } = useTexts()
  return <EmptyState icon={Hammer} title={t('office.notYet')} />
}

const DepositsQueue = queueOf('deposits-queue.tsx', 'DepositsQueue')
const WithdrawalsQueue = queueOf('withdrawals-queue.tsx', 'WithdrawalsQueue')

export function DepositsPage() {
  return (
    <Room name="office.deposits" needs="deposits.see">
      <Suspense fallback={<SkeletonRows />}>
        <DepositsQueue />
      </Suspense>
    </Room>
  )
}

export function WithdrawalsPage() {
  return (
    <Room name="office.withdrawals" needs="withdrawals.see">
      <Suspense fallback={<SkeletonRows />}>
        <WithdrawalsQueue />
      </Suspense>
    </Room>
  )
}

/** What another operator has to approve. */
export function ApprovalsPage() {
  const [{ state }, setFilter] = useFilters(['state'])
  return (
    <Room name="office.approvals" needs="approvals.see">
      <ApprovalsPanel state={state} onFilter={setFilter} />
    </Room>
  )
}
