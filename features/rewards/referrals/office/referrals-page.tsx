import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { ReferralsQueue } from './referrals-queue.tsx'
import { ReferralsReport } from './referrals-report.tsx'

const tabs = ['list', 'report'] as const

/** Referrals of the brands: those under review, all others, and what they cost. */
export function ReferralsPage({ search, setSome, may }: OfficePageProps<'brand' | 'tab' | 'state' | 'find'>) {
  const { t } = useTexts()
  const tab = tabs.find((each) => each === search.tab) ?? 'list'
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <FilterChips<string>
        label={t('referrals.office')}
        className="shrink-0 px-4 pt-3"
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`referrals.tab.${value}`) }))}
        onChange={(value) =>
          setSome({ tab: value === 'list' ? undefined : value, state: undefined, find: undefined })
        }
      />
      {tab === 'list' ? (
        <ReferralsQueue filter={search} onFilter={setSome} may={may} />
      ) : (
        <ReferralsReport brand={search.brand} onBrand={(brand) => setSome({ brand })} />
      )}
    </div>
  )
}
