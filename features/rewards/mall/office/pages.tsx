import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { CodesTab } from './codes-tab.tsx'
import { ProductsTab } from './products-tab.tsx'
import { RedemptionQueue } from './redemption-queue.tsx'
import { OfOneBrand } from '#features/platform/merchants/office/of-one-brand.tsx'

const tabs = ['queue', 'products', 'codes'] as const
type Props = OfficePageProps<'tab' | 'state' | 'find' | 'brand'>

/** The points mall: the queue of redemptions, products and redeem codes. */
export function MallPage({ search, setSome, may }: Props) {
  const { t } = useTexts()
  const tab = tabs.find((each) => each === search.tab) ?? 'queue'
  const choose = (brand: string) => setSome({ brand })
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <FilterChips<string>
        label={t('mallOffice.title')}
        className="shrink-0 px-4 pt-3"
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`mallOffice.${value}`) }))}
        onChange={(value) =>
          setSome({ tab: value === 'queue' ? undefined : value, state: undefined, find: undefined })
        }
      />
      {tab === 'queue' && <RedemptionQueue filter={search} onFilter={setSome} may={may} />}
      {tab === 'products' && (
        <OfOneBrand brand={search.brand} onBrand={choose}>
          {(merchant) => <ProductsTab key={merchant} merchant={merchant} mayChange={may('mall.products')} />}
        </OfOneBrand>
      )}
      {tab === 'codes' && (
        <OfOneBrand brand={search.brand} onBrand={choose}>
          {(merchant) => <CodesTab key={merchant} merchant={merchant} mayChange={may('mall.codes')} />}
        </OfOneBrand>
      )}
    </div>
  )
}
