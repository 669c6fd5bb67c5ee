import { useApiQuery } from '#contract/react.ts'
import { incomeKinds } from '../contract/kinds.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { AdjustmentsTab } from './adjustments-tab.tsx'
import { AgentTab } from './agent-tab.tsx'
import { ContractsTab } from './contracts-tab.tsx'
import { DryRunTab } from './dry-run-tab.tsx'
import { RulesTab } from './rules-tab.tsx'
import { RunsTab } from './runs-tab.tsx'

const tabs = ['contracts', 'runs', 'dryRun', 'agent', 'adjustments', 'rules'] as const
type Props = OfficePageProps<'brand' | 'tab' | 'member' | 'kind'>

/** Contracts of agents and what they earn: offers, runs, who earns from whom, adjustments, and what the brand allows. */
export function IncomePage({ search, setSome, may }: Props) {
  const { t } = useTexts()
  const tab = tabs.find((each) => each === search.tab) ?? 'contracts'
  const kind = incomeKinds.find((each) => each === search.kind)
  const asked = useApiQuery(useApi(merchantsOffice).choices, undefined, { staleMs: Infinity })
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-auto p-4">
      <header>
        <h1 className="text-18">{t('incomeOffice.title')}</h1>
        <p className="text-13 text-muted">{t('incomeOffice.lead')}</p>
      </header>
      <FilterChips<string>
        label={t('incomeOffice.title')}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`incomeOffice.tab.${value}`) }))}
        onChange={(value) => setSome({ tab: value === 'contracts' ? undefined : value, member: undefined })}
      />
      {tab === 'agent' ? (
        <AgentTab
          member={search.member}
          onMember={(member) => setSome({ member: member || undefined })}
          mayAdjust={may('agentIncome.adjust')}
        />
      ) : (
        <QueryState of={asked}>
          {({ merchants }) => {
            const chosen = merchants.find(({ code }) => code === search.brand) ?? merchants[0]
            if (!chosen) return null
            const { code } = chosen
            const given = { merchant: code, kind, onKind: (to: string) => setSome({ kind: to || undefined }) }
            return (
              <>
                <BrandChips brands={merchants} value={code} onChange={(brand) => setSome({ brand })} />
                {tab === 'contracts' && (
                  <ContractsTab key={code} {...given} mayOffer={may('contracts.offer')} />
                )}
                {tab === 'runs' && (
                  <RunsTab
                    key={code}
                    {...given}
                    mayResume={may('agentIncome.resume')}
                    onAgent={(member) => setSome({ tab: 'agent', member: member.toString() })}
                  />
                )}
                {tab === 'dryRun' && <DryRunTab key={code} {...given} />}
                {tab === 'adjustments' && <AdjustmentsTab key={code} merchant={code} />}
                {tab === 'rules' && <RulesTab key={code} merchant={code} />}
              </>
            )
          }}
        </QueryState>
      )}
    </div>
  )
}

export type TabProps = {
  readonly merchant: string
  readonly kind: (typeof incomeKinds)[number] | undefined
  readonly onKind: (kind: string) => void
}
