import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useApiPages } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { More } from '#features/agents/centre/site/parts.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Table } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { agentIncome } from '../contract/member.ts'
import { StatementDrawer } from './statement-drawer.tsx'
import type { Contract } from '../shown/terms.tsx'

type Listed = Reply<typeof agentIncome.statements>
export type Statement = Listed['rows'][number]

/** The statements of a kind of contract, newest first. */
export function StatementsList({ kind }: { readonly kind: Contract['kind'] }) {
  const { t, date } = useTexts()
  const api = useApi(agentIncome)
  const found = useApiPages(api.statements, { kind }, (before: string | null, options) =>
    api.statements({ query: { kind, ...(before && { before }) } }, options),
  )
  const [open, setOpen] = useState<Statement | null>(null)
  const pages = found.data?.pages ?? []
  const [first] = pages
  const rows = pages.flatMap((page) => page.rows)
  if (found.error && !first) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (!first) return <SkeletonRows rows={4} />
  if (rows.length === 0)
    return (
      <EmptyState
        icon={ReceiptText}
        title={t('agentIncome.noStatements')}
        text={t('agentIncome.noStatementsText')}
      />
    )
  const { currency } = first
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  return (
    <>
      <Table<Statement>
        caption={t('agentIncome.statements')}
        rows={rows}
        rowKey={({ id }) => id}
        onRow={setOpen}
        selectedKey={open?.id ?? null}
        columns={[
          {
            key: 'period',
            head: t('contracts.period'),
            wide: true,
            cell: ({ startsAt }) => date(startsAt, 'minute'),
          },
          { key: 'base', head: t('agentIncome.base'), figures: true, cell: ({ base }) => money(base) },
          {
            key: 'earned',
            head: t('agentIncome.earned'),
            figures: true,
            cell: ({ earned }) => money(earned),
          },
          {
            key: 'corrected',
            head: t('agentIncome.corrected'),
            figures: true,
            cell: ({ corrected }) => money(corrected),
          },
          { key: 'amount', head: t('agentIncome.paid'), figures: true, cell: ({ amount }) => money(amount) },
        ]}
        phone={({ startsAt, base, amount }) => (
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              <span className="num block font-medium">{date(startsAt, 'minute')}</span>
              <span className="text-12 text-faint">
                {t('agentIncome.base')} {money(base)}
              </span>
            </span>
            <span className="font-medium">{money(amount)}</span>
          </div>
        )}
      />
      <More of={found} />
      <StatementDrawer statement={open} currency={currency} onClose={() => setOpen(null)} />
    </>
  )
}
