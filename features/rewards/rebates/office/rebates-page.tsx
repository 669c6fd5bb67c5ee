import { useApiQuery } from '#contract/react.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { MemberTab } from './member-tab.tsx'
import { RatesTab } from './rates-tab.tsx'
import { ReportTab } from './report-tab.tsx'
import { RunsTab } from './runs-tab.tsx'

const tabs = ['report', 'runs', 'rates', 'member'] as const
type Props = OfficePageProps<'brand' | 'tab' | 'member'>

/** Rebates of a brand: cost, settlement runs, rates by version, and the statements of one member. */
export function RebatesPage({ search, setSome, may }: Props) {
  const { t } = useTexts()
  const tab = tabs.find((each) => each === search.tab) ?? 'report'
  const asked = useApiQuery(useApi(merchantsOffice).choices, undefined, { staleMs: Infinity })
  return (
    <div className="grid min-h-0 flex-1 content-start gap-4 overflow-auto p-4">
      <header>
        <h1 className="text-18">{t('rebatesOffice.title')}</h1>
        <p className="text-13 text-muted">{t('rebatesOffice.lead')}</p>
      </header>
      <FilterChips<string>
        label={t('rebatesOffice.title')}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`rebatesOffice.tab.${value}`) }))}
        onChange={(value) => setSome({ tab: value === 'report' ? undefined : value, member: undefined })}
      />
      {tab === 'member' ? (
        <MemberTab member={search.member} onMember={(member) => setSome({ member })} />
      ) : (
        <QueryState of={asked}>
          {({ merchants }) => {
            const chosen = merchants.find(({ code }) => code === search.brand) ?? merchants[0]
            return (
              chosen && (
                <>
                  <BrandChips
                    brands={merchants}
                    value={chosen.code}
                    onChange={(brand) => setSome({ brand })}
                  />
                  {tab === 'report' && <ReportTab key={chosen.code} merchant={chosen.code} />}
                  {tab === 'runs' && <RunsTab key={chosen.code} merchant={chosen.code} may={may} />}
                  {tab === 'rates' && <RatesTab key={chosen.code} merchant={chosen.code} may={may} />}
                </>
              )
            )
          }}
        </QueryState>
      )}
    </div>
  )
}
