import { VendorRounds } from '#features/rewards/bonuses/office/vendor-rounds.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { ApplicationsQueue } from './applications-queue.tsx'
import { PromotionsPanel } from './promotions-panel.tsx'

const tabs = ['list', 'applications', 'vendorRounds'] as const
type Props = OfficePageProps<'brand' | 'tab' | 'state' | 'find'>

/** Promotions of a brand, and the queue of applications for them. */
export function PromotionsOfficePage({ search, setSome, may }: Props) {
  const { t } = useTexts()
  const tab = tabs.find((each) => each === search.tab) ?? 'list'
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <FilterChips<string>
        label={t('promotions.title')}
        className="shrink-0 px-4 pt-3"
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`promotionsOffice.tab.${value}`) }))}
        onChange={(value) =>
          setSome({ tab: value === 'list' ? undefined : value, state: undefined, find: undefined })
        }
      />
      {tab === 'list' && (
        <PromotionsPanel brand={search.brand} onBrand={(brand) => setSome({ brand })} may={may} />
      )}
      {tab === 'applications' && <ApplicationsQueue filter={search} onFilter={setSome} may={may} />}
      {tab === 'vendorRounds' && (
        <VendorRounds brand={search.brand} onBrand={(brand) => setSome({ brand })} may={may} />
      )}
    </div>
  )
}
