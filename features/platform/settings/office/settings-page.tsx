import { Plus, Store } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { BrandTab } from '#features/platform/merchants/office/brand-tab.tsx'
import { FlagsTab } from '#features/platform/merchants/office/flags-tab.tsx'
import { JurisdictionsTab } from '#features/platform/merchants/office/jurisdictions/jurisdictions-tab.tsx'
import { NewBrandDialog } from '#features/platform/merchants/office/new-brand-dialog.tsx'
import { RegionsTab } from '#features/platform/merchants/office/regions-tab.tsx'
import { StatusTab } from '#features/platform/merchants/office/status-tab.tsx'
import { RulesTab } from '#features/platform/validation/office/rules-tab.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { oneOf, type OfficePageProps } from '#ui/route/office.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SettingsTab } from './settings-tab.tsx'

/** The sections of a brand's settings, in order. */
const settingsTabs = ['flags', 'settings', 'status', 'regions', 'brand', 'rules', 'jurisdictions'] as const

type Tab = (typeof settingsTabs)[number]

/** Brand settings: one brand and one section at a time, both in the URL. */
export function SettingsPage({ search, setSearch, may, isOfAllBrands }: OfficePageProps<'brand' | 'tab'>) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(merchantsOffice).list)
  const tab = oneOf(settingsTabs, search.tab) ?? 'flags'
  const mayChange = may('settings.change')
  const mayCreate = may('brands.create') && isOfAllBrands
  return (
    <QueryState of={asked}>
      {({ list }) => {
        const merchant = list.find(({ code }) => code === search.brand)?.code ?? list[0]?.code ?? ''
        return (
          <div className="relative grid grid-cols-1 gap-4 overflow-x-clip p-4 md:p-6">
            <header className="flex min-w-0 flex-wrap items-start justify-between gap-3">
              <div className="grid min-w-0 gap-1">
                <h1 className="text-22">{t('merchants.title')}</h1>
                <p className="text-13 text-muted">{t('merchants.lead')}</p>
              </div>
              {mayCreate && <NewBrand list={list} onMade={(brand) => setSearch({ brand, tab: 'brand' })} />}
            </header>
            {list.length === 0 && (
              <EmptyState icon={Store} title={t('merchants.noBrands')} text={t('merchants.noBrandsText')} />
            )}
            {list.length > 0 && (
              <FilterChips
                label={t('merchants.brand')}
                options={list.map(({ code, name }) => ({ value: code, label: name }))}
                value={merchant}
                onChange={(brand) => setSearch({ ...search, brand })}
              />
            )}
            {!mayChange && <Notice tone="info">{t('merchants.readOnly')}</Notice>}
            {list.length > 0 && (
              <Tabs<Tab>
                label={t('merchants.title')}
                tabs={settingsTabs.map((value) => ({ value, label: t(`merchants.tab.${value}`) }))}
                value={tab}
                onChange={(next) => setSearch({ ...search, brand: merchant, tab: next })}
              >
                {(shown) => (
                  <div>
                    <TabBody
                      key={merchant}
                      tab={shown}
                      merchant={merchant}
                      mayChange={mayChange}
                      mayMap={mayCreate}
                    />
                  </div>
                )}
              </Tabs>
            )}
          </div>
        )
      }}
    </QueryState>
  )
}

type NewBrandProps = {
  readonly list: readonly { readonly code: string; readonly name: string }[]
  readonly onMade: (code: string) => void
}

/** Only operators of the whole installation create brands. */
function NewBrand({ list, onMade }: NewBrandProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Plus} onClick={() => setOpen(true)}>
        {t('merchants.newBrand')}
      </Button>
      <NewBrandDialog
        brands={list}
        open={isOpen}
        onClose={() => setOpen(false)}
        onMade={(code) => {
          setOpen(false)
          onMade(code)
        }}
      />
    </>
  )
}

type BodyProps = {
  readonly tab: Tab
  readonly merchant: string
  readonly mayChange: boolean
  readonly mayMap: boolean
}

function TabBody({ tab, mayMap, ...of }: BodyProps) {
  switch (tab) {
    case 'flags':
      return <FlagsTab {...of} />
    case 'settings':
      return <SettingsTab {...of} />
    case 'status':
      return <StatusTab {...of} />
    case 'regions':
      return <RegionsTab {...of} />
    case 'brand':
      return <BrandTab {...of} mayMap={mayMap} />
    case 'rules':
      return <RulesTab {...of} />
    case 'jurisdictions':
      return <JurisdictionsTab mayChange={of.mayChange} />
  }
}
