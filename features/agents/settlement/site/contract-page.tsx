import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { contracts } from '#features/agents/contracts/contract/member.ts'
import { Head } from '#features/agents/centre/site/parts.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { ContractCard } from './contract-card.tsx'
import { GivenList } from './given-list.tsx'
import { SimulatedOffer } from './simulated-offer.tsx'
import { StatementsList } from './statements-list.tsx'
import type { Contract } from '../shown/terms.tsx'

const parts = ['own', 'given', 'statements'] as const
type Part = (typeof parts)[number]

type PageProps = { readonly kind: Contract['kind']; readonly title: string }

/** One kind of contract: the own one and what waits for an answer, those of the downline, and the statements. */
function ContractPage({ kind, title }: PageProps) {
  const { t } = useTexts()
  const [part, setPart] = useState<Part>('own')
  const asked = useApiQuery(useApi(contracts).overview, { query: { kind } })
  return (
    <>
      <Head title={title} />
      <FilterChips
        label={t('contracts.parts')}
        className="mb-3 max-md:-mx-4 max-md:px-4"
        value={part}
        onChange={setPart}
        options={parts.map((value) => ({ value, label: t(`contracts.part.${value}`) }))}
      />
      <QueryState of={asked} waiting={<SkeletonCard lines={6} />}>
        {({ currency, own, waiting, ends }) => (
          <div className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-4">
            {part === 'own' && (
              <>
                {waiting && waiting.id !== own?.id && (
                  <ContractCard
                    title={t('contracts.waiting')}
                    contract={waiting}
                    currency={currency}
                    ends={ends}
                  />
                )}
                {waiting?.state === 'offered' && <SimulatedOffer offer={waiting} currency={currency} />}
                {own ? (
                  <ContractCard title={t('contracts.own')} contract={own} currency={currency} />
                ) : (
                  !waiting && <Notice tone="info">{t('contracts.noOwn')}</Notice>
                )}
              </>
            )}
            {part === 'given' && <GivenList kind={kind} currency={currency} own={own} />}
            {part === 'statements' && <StatementsList kind={kind} />}
          </div>
        )}
      </QueryState>
    </>
  )
}

export function DividendPage() {
  return <ContractPage kind="dividend" title={useTexts().t('agents.menu.agentDividend')} />
}

export function DailySalaryPage() {
  return <ContractPage kind="daily" title={useTexts().t('agents.menu.agentDailySalary')} />
}

export function HourlySalaryPage() {
  return <ContractPage kind="hourly" title={useTexts().t('agents.menu.agentHourlySalary')} />
}

export function RealTimeSalaryPage() {
  return <ContractPage kind="realTime" title={useTexts().t('agents.menu.agentRealTimeSalary')} />
}
