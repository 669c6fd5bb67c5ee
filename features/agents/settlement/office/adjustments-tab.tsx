import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { FactsTable } from '#ui/records/facts-table.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { agentIncomeOffice } from '../contract/office.ts'

/** What operators added to agents' income or took off, newest first. */
export function AdjustmentsTab({ merchant }: { readonly merchant: string }) {
  const { t, date } = useTexts()
  const [before, setBefore] = useState<string | null>(null)
  const asked = useApiQuery(useApi(agentIncomeOffice).adjustments, {
    query: { merchant, ...(before && { before }) },
  })
  return (
    <QueryState
      of={asked}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState title={t('incomeOffice.noAdjustments')} text={t('incomeOffice.noAdjustmentsText')} />
      }
    >
      {({ rows, next }) => (
        <>
          <FactsTable
            caption={t('incomeOffice.tab.adjustments')}
            rows={rows}
            rowKey={({ id }) => id}
            dense
            columns={[
              { key: 'at', head: t('incomeOffice.madeAt'), cell: ({ madeAt }) => date(madeAt, 'minute') },
              { key: 'agent', head: t('incomeOffice.agent'), cell: ({ member }) => member.account },
              { key: 'kind', head: t('incomeOffice.kind'), cell: ({ kind }) => t(`contracts.kind.${kind}`) },
              {
                key: 'amount',
                head: t('incomeOffice.amount'),
                figures: true,
                cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} signed />,
              },
              { key: 'of', head: t('incomeOffice.ofStatement'), figures: true, cell: (row) => `${row.of}` },
              {
                key: 'in',
                head: t('incomeOffice.inStatement'),
                figures: true,
                cell: ({ statement }) =>
                  statement === null ? t('incomeOffice.nextStatement') : `${statement}`,
              },
              { key: 'by', head: t('incomeOffice.madeBy'), cell: ({ madeBy }) => madeBy },
              { key: 'reason', head: t('agentsOffice.reason'), cell: ({ reason }) => reason },
            ]}
          />
          <PageSteps
            onFirst={before ? () => setBefore(null) : null}
            onNext={next ? () => setBefore(next) : null}
          />
        </>
      )}
    </QueryState>
  )
}
