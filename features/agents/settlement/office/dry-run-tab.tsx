import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { contractKinds, dividendPeriods, termsGiven } from '#features/agents/contracts/rules/terms.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { FactsTable } from '#ui/records/facts-table.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { agentIncomeOffice } from '../contract/office.ts'
import type { TabProps } from './income-page.tsx'
import { KindChips } from './kind-chips.tsx'

/** What the running period has come to so far, as its run would compute it now; nothing is written or paid. */
export function DryRunTab({ merchant, kind = 'daily', onKind }: TabProps) {
  const { t, date, number } = useTexts()
  const [dividend, setDividend] = useState<(typeof dividendPeriods)[number]>('D')
  const contract = contractKinds.find((each) => each === kind)
  const period =
    kind === 'dividend' ? dividend : contract ? termsGiven({ kind: contract, tiers: [] }).period : 'D'
  const asked = useApiQuery(useApi(agentIncomeOffice).dryRun, { query: { merchant, kind, period } })
  return (
    <>
      <KindChips value={kind} onChange={onKind} hasAll={false} />
      {kind === 'dividend' && (
        <FilterChips
          label={t('contracts.period')}
          value={dividend}
          options={dividendPeriods.map((value) => ({ value, label: t(`contracts.period.${value}`) }))}
          onChange={setDividend}
        />
      )}
      <QueryState of={asked}>
        {({ currency, startsAt, endsAt, countedUntil, agents, earned, rows }) => (
          <>
            <Facts
              className="max-w-120 text-13"
              facts={[
                {
                  key: 'period',
                  name: t('contracts.period'),
                  value: `${date(startsAt, 'minute')} – ${date(endsAt, 'minute')}`,
                },
                { key: 'until', name: t('incomeOffice.countedUntil'), value: date(countedUntil, 'minute') },
                { key: 'agents', name: t('incomeOffice.agents'), value: number(agents) },
                {
                  key: 'earned',
                  name: t('agentIncome.earned'),
                  value: <Amount amount={earned} currency={currency} />,
                  total: true,
                },
              ]}
            />
            <p className="text-12 text-faint">{t('incomeOffice.dryRunText')}</p>
            {rows.length === 0 ? (
              <EmptyState title={t('incomeOffice.noneEarn')} text={t('incomeOffice.noneEarnText')} />
            ) : (
              <FactsTable
                caption={t('incomeOffice.tab.dryRun')}
                rows={rows}
                rowKey={({ member }) => `${member.id}`}
                dense
                columns={[
                  { key: 'agent', head: t('incomeOffice.agent'), cell: ({ member }) => member.account },
                  {
                    key: 'upline',
                    head: t('incomeOffice.upline'),
                    cell: ({ upline }) => upline ?? t('contracts.byBrand'),
                  },
                  ...(['base', 'gross', 'taken', 'earned'] as const).map((key) => ({
                    key,
                    head: t(`agentIncome.${key}`),
                    figures: true,
                    cell: (row: (typeof rows)[number]) => <Amount amount={row[key]} currency={currency} />,
                  })),
                ]}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  )
}
