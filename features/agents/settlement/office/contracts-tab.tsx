import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { contractsOffice } from '#features/agents/contracts/contract/office.ts'
import { contractKinds } from '#features/agents/contracts/rules/terms.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { Table } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ContractState } from '../shown/contract-state.tsx'
import { useRate } from '../shown/terms.tsx'
import { ContractDrawer } from './contract-drawer.tsx'
import type { TabProps } from './income-page.tsx'
import { KindChips } from './kind-chips.tsx'
import { OfferDrawer } from './offer-drawer.tsx'

export type Row = Reply<typeof contractsOffice.list>['rows'][number]

/** Contracts of a brand's agents: those that are offered or valid, or the earlier ones; two operators offer the brand's. */
export function ContractsTab({
  merchant,
  kind: given,
  onKind,
  mayOffer,
}: TabProps & { readonly mayOffer: boolean }) {
  const { t, date } = useTexts()
  const rate = useRate()
  const kind = contractKinds.find((each) => each === given)
  const [isOpen, setIsOpen] = useState<'yes' | 'no'>('yes')
  const [before, setBefore] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Row | null>(null)
  const [isOffering, setIsOffering] = useState(false)
  const query = { merchant, isOpen, ...(kind && { kind }), ...(before && { before }) }
  const asked = useApiQuery(useApi(contractsOffice).list, { query })
  const most = ({ tiers }: Row) =>
    rate(Math.max(...tiers.map((tier) => Math.max(tier.ratePpm, tier.lossPpm))))
  const upline = (row: Row) => row.upline ?? t('contracts.byBrand')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <KindChips
          value={kind ?? ''}
          isContract
          onChange={(to) => {
            setBefore(null)
            onKind(to)
          }}
        />
        {mayOffer && (
          <Button look="primary" onClick={() => setIsOffering(true)}>
            {t('incomeOffice.offer')}
          </Button>
        )}
      </div>
      <FilterChips
        label={t('incomeOffice.state')}
        value={isOpen}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`incomeOffice.open.${value}`) }))}
        onChange={(value) => {
          setBefore(null)
          setIsOpen(value)
        }}
      />
      <QueryState
        of={asked}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState title={t('incomeOffice.noContracts')} text={t('incomeOffice.noContractsText')} />}
      >
        {({ rows, next }) => (
          <>
            <Table<Row>
              caption={t('incomeOffice.tab.contracts')}
              rows={rows}
              rowKey={({ id }) => id}
              onRow={setChosen}
              selectedKey={chosen?.id ?? null}
              dense
              columns={[
                { key: 'number', head: t('contracts.number'), figures: true, cell: (row) => `${row.number}` },
                {
                  key: 'agent',
                  head: t('incomeOffice.agent'),
                  wide: true,
                  cell: ({ member }) => member.account,
                },
                { key: 'upline', head: t('contracts.by'), cell: upline },
                { key: 'kind', head: t('incomeOffice.kind'), cell: (row) => t(`contracts.kind.${row.kind}`) },
                {
                  key: 'period',
                  head: t('contracts.period'),
                  cell: ({ period }) => t(`contracts.period.${period}`),
                },
                { key: 'most', head: t('incomeOffice.highest'), figures: true, cell: most },
                {
                  key: 'from',
                  head: t('contracts.validFrom'),
                  cell: ({ fromAt }) => (fromAt ? date(fromAt, 'minute') : '–'),
                },
                {
                  key: 'state',
                  head: t('incomeOffice.state'),
                  cell: ({ state }) => <ContractState state={state} />,
                },
              ]}
              phone={(row) => (
                <span className="flex justify-between gap-3">
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{row.member.account}</span>
                    <span className="text-12 text-faint">
                      {t(`contracts.kind.${row.kind}`)} · {most(row)} · {upline(row)}
                    </span>
                  </span>
                  <ContractState state={row.state} />
                </span>
              )}
            />
            <PageSteps
              onFirst={before ? () => setBefore(null) : null}
              onNext={next ? () => setBefore(next) : null}
            />
          </>
        )}
      </QueryState>
      <ContractDrawer
        contract={chosen}
        merchant={merchant}
        mayEnd={mayOffer}
        onClose={() => setChosen(null)}
      />
      <OfferDrawer open={isOffering} merchant={merchant} onClose={() => setIsOffering(false)} />
    </>
  )
}
