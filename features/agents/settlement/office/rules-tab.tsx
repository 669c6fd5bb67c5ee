import { useApiQuery } from '#contract/react.ts'
import { contractsOffice } from '#features/agents/contracts/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { FactsTable } from '#ui/records/facts-table.tsx'
import { useRate } from '../shown/terms.tsx'

/** What the brand allows; its switches and settings are changed on the page of settings, where sensitive ones need two operators. */
export function RulesTab({ merchant }: { readonly merchant: string }) {
  const { t, number } = useTexts()
  const rate = useRate()
  const asked = useApiQuery(useApi(contractsOffice).rules, { query: { merchant } })
  const settings = (tab: string, words: string) => (
    <a className="text-action-text hover:underline" href={`/settings?brand=${merchant}&tab=${tab}`}>
      {words}
    </a>
  )
  return (
    <QueryState of={asked}>
      {({ kinds, days, payer, depth, rebatePpm }) => (
        <div className="grid max-w-160 gap-5">
          <FactsTable
            caption={t('incomeOffice.tab.rules')}
            rows={kinds}
            rowKey={({ kind }) => kind}
            dense
            columns={[
              { key: 'kind', head: t('incomeOffice.kind'), cell: ({ kind }) => t(`contracts.kind.${kind}`) },
              {
                key: 'isOn',
                head: t('incomeOffice.switch'),
                cell: ({ isOn }) => (
                  <Status tone={isOn ? 'good' : 'plain'}>
                    {isOn ? t('incomeOffice.on') : t('incomeOffice.off')}
                  </Status>
                ),
              },
              {
                key: 'most',
                head: t('incomeOffice.highest'),
                figures: true,
                cell: ({ maximumPpm }) => rate(maximumPpm),
              },
            ]}
          />
          <Facts
            className="text-13"
            facts={[
              { key: 'payer', name: t('incomeOffice.payer'), value: t(`incomeOffice.payer.${payer}`) },
              {
                key: 'days',
                name: t('incomeOffice.days'),
                value: t('incomeOffice.dayCount', { count: days }),
              },
              { key: 'depth', name: t('incomeOffice.depth'), value: number(depth) },
              { key: 'rebate', name: t('incomeOffice.rebateMost'), value: rate(rebatePpm) },
            ]}
          />
          <p className="text-13">
            {settings('flags', t('incomeOffice.toFlags'))} ·{' '}
            {settings('settings', t('incomeOffice.toSettings'))}
          </p>
        </div>
      )}
    </QueryState>
  )
}
