import { useApiQuery } from '#contract/react.ts'
import { refusalWords } from '#features/money/withdrawals/site/words.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { exclusionPass } from '../contract.ts'
import { ExclusionMoney } from './exclusion-money.tsx'
import { ExclusionPayments } from './exclusion-payments.tsx'

/** An excluded member's cashier: payments to confirm, the balance and a withdrawal. */
export function PassCashier({ pass }: { readonly pass: string }) {
  // a query with a secret is sent as a body; it changes nothing
  const api = useApi(exclusionPass)
  const asked = useApiQuery(api.money, { body: { pass } })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={4} />}>
      {(money) => (
        <div className="grid gap-4">
          <ExclusionPayments pass={pass} />
          <ExclusionMoney pass={pass} money={money} words={refusalWords} />
        </div>
      )}
    </QueryState>
  )
}
