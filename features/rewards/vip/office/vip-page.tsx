import { OfOneBrand } from '#features/platform/merchants/office/of-one-brand.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { RanksTab } from './ranks-tab.tsx'
import { ReportTab } from './report-tab.tsx'

const tabs = ['ranks', 'report'] as const

/** VIP of a brand: its ranks and their versions, and the report. */
export function VipPage({ search, setSome, may }: OfficePageProps<'brand' | 'tab'>) {
  const { t } = useTexts()
  const tab = tabs.find((each) => each === search.tab) ?? 'ranks'
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="grid gap-3 px-4 pt-4">
        <div>
          <h1 className="text-18">{t('vipOffice.title')}</h1>
          <p className="text-13 text-muted">{t('vipOffice.lead')}</p>
        </div>
        <FilterChips<string>
          label={t('vipOffice.title')}
          value={tab}
          options={tabs.map((value) => ({ value, label: t(`vipOffice.tab.${value}`) }))}
          onChange={(value) => setSome({ tab: value === 'ranks' ? undefined : value })}
        />
      </header>
      <OfOneBrand brand={search.brand} onBrand={(brand) => setSome({ brand })}>
        {(merchant) =>
          tab === 'ranks' ? (
            <RanksTab key={merchant} merchant={merchant} mayPublish={may('vip.publish')} />
          ) : (
            <ReportTab key={merchant} merchant={merchant} />
          )
        }
      </OfOneBrand>
    </div>
  )
}
