import { useApiQuery } from '#contract/react.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { AffiliatesTab } from './affiliates-tab.tsx'
import { ApplicationsTab } from './applications-tab.tsx'
import { PlansTab } from './plans-tab.tsx'

const tabs = ['list', 'applications', 'plans'] as const

type Props = OfficePageProps<'brand' | 'tab' | 'find'>

/** Affiliates of a brand: who they are, who applies, and what plans pay. */
export function AffiliatesPage({ search, setSome, may }: Props) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(merchantsOffice).choices, undefined, { staleMs: Infinity })
  const tab = tabs.find((own) => own === search.tab) ?? 'list'
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-auto p-4">
      <header>
        <h1 className="text-18">{t('affiliatesOffice.title')}</h1>
        <p className="text-13 text-muted">{t('affiliatesOffice.lead')}</p>
      </header>
      <QueryState of={asked}>
        {({ merchants }) => {
          const brand = merchants.find(({ code }) => code === search.brand) ?? merchants[0]
          if (!brand) return null
          const { code: merchant, currency } = brand
          return (
            <>
              <BrandChips brands={merchants} value={merchant} onChange={(next) => setSome({ brand: next })} />
              <FilterChips
                label={t('affiliatesOffice.title')}
                options={tabs.map((value) => ({ value, label: t(`affiliatesOffice.tab.${value}`) }))}
                value={tab}
                onChange={(next) => setSome({ tab: next })}
              />
              {tab === 'list' && (
                <AffiliatesTab
                  key={merchant}
                  merchant={merchant}
                  currency={currency}
                  find={search.find ?? ''}
                  onFind={(find) => setSome({ find: find || undefined })}
                  mayManage={may('affiliates.manage')}
                  maySeeIncome={may('contracts.see')}
                  mayAdjust={may('agentIncome.adjust')}
                />
              )}
              {tab === 'applications' && (
                <ApplicationsTab key={merchant} merchant={merchant} mayDecide={may('affiliates.decide')} />
              )}
              {tab === 'plans' && (
                <PlansTab
                  key={merchant}
                  merchant={merchant}
                  currency={currency}
                  mayManage={may('affiliates.manage')}
                />
              )}
            </>
          )
        }}
      </QueryState>
    </div>
  )
}
