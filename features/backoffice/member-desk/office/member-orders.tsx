import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { hasText } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Table } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { memberDesk } from '../contract.ts'
import type { Member } from './member-panel.tsx'

type Kind = 'deposits' | 'withdrawals'
type Order = Reply<(typeof memberDesk)['deposits']>['orders'][number]

const tones: Readonly<Record<string, Tone>> = {
  paid: 'good',
  approved: 'good',
  received: 'good',
  failed: 'bad',
  rejected: 'bad',
  cancelled: 'plain',
  expired: 'plain',
}

/** The newest deposits or withdrawals of a member; the queue shows the rest. */
export function MemberOrders({ member, kind }: { readonly member: Member; readonly kind: Kind }) {
  const { t, date } = useTexts()
  const api = useApi(memberDesk)
  const params = { id: member.id }
  const deposits = useApiQuery(api.deposits, { params }, { enabled: kind === 'deposits' })
  const withdrawals = useApiQuery(api.withdrawals, { params }, { enabled: kind === 'withdrawals' })
  const asked = kind === 'deposits' ? deposits : withdrawals
  const { currency } = member
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows />}
      isEmpty={({ orders }) => orders.length === 0}
      empty={<EmptyState />}
    >
      {({ orders }) =>
        currency && (
          <Table<Order>
            caption={t(`backoffice.tab.${kind}`)}
            rows={orders}
            rowKey={({ id }) => id}
            dense
            columns={[
              {
                key: 'number',
                head: t('backoffice.number'),
                cell: ({ number }) => <span className="num">{number}</span>,
              },
              {
                key: 'at',
                head: t('backoffice.at'),
                cell: ({ at }) => <span className="num">{date(at, 'stamp')}</span>,
              },
              { key: 'method', head: t('backoffice.method'), wide: true, cell: ({ method }) => method },
              {
                key: 'state',
                head: t('backoffice.state'),
                cell: ({ state }) => <OrderState kind={kind} state={state} />,
              },
              {
                key: 'amount',
                head: t('backoffice.amount'),
                figures: true,
                cell: ({ amount }) => <Amount amount={amount} currency={currency} />,
              },
            ]}
            phone={(row) => (
              <span className="grid gap-1">
                <span className="flex justify-between gap-3">
                  <span className="num">{row.number}</span>
                  <Amount amount={row.amount} currency={currency} />
                </span>
                <span className="flex justify-between gap-3 text-12 text-muted">
                  <span className="num">{date(row.at, 'minute')}</span>
                  <OrderState kind={kind} state={row.state} />
                </span>
              </span>
            )}
          />
        )
      }
    </QueryState>
  )
}

/** The state as named by the feature that owns it, where it has texts. */
function OrderState({ kind, state }: { readonly kind: Kind; readonly state: string }) {
  const { t } = useTexts()
  const own = `${kind}.state.${state}`
  return <Status tone={tones[state] ?? 'waiting'}>{hasText(own) ? t(own) : state}</Status>
}
