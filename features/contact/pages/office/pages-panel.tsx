import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import type { May } from '#ui/route/office.ts'
import { QuestionsTab } from './questions-tab.tsx'
import { ResourcesTab } from './resources-tab.tsx'
import { TopicsTab } from './topics-tab.tsx'

const tabs = ['questions', 'topics', 'resources'] as const
type Tab = (typeof tabs)[number]

export type PagesPanelProps = {
  readonly brands: readonly { readonly code: string; readonly name: string }[]
  readonly filter: { readonly brand?: string | undefined; readonly tab?: string | undefined }
  readonly onFilter: (filter: { brand?: string | undefined; tab?: string | undefined }) => void
  readonly may: May
}

/** Questions and answers, help topics and apps to install of one brand. */
export function PagesPanel({ brands, filter, onFilter, may }: PagesPanelProps) {
  const { t } = useTexts()
  const tab: Tab = tabs.find((own) => own === filter.tab) ?? 'questions'
  const merchant = brands.find(({ code }) => code === filter.brand)?.code ?? brands[0]?.code
  return (
    <div className="grid grid-cols-1 content-start gap-3 p-4 md:px-6">
      <header className="grid gap-1">
        <h1 className="text-18">{t('pagesOffice.title')}</h1>
        <p className="text-13 text-muted">{t('pagesOffice.lead')}</p>
      </header>
      <BrandChips brands={brands} value={merchant} onChange={(brand) => onFilter({ ...filter, brand })} />
      <FilterChips
        label={t('pagesOffice.title')}
        options={tabs.map((value) => ({ value, label: t(`pagesOffice.${value}`) }))}
        value={tab}
        onChange={(next) => onFilter({ ...filter, tab: next })}
      />
      {merchant && tab === 'questions' && (
        <QuestionsTab merchant={merchant} mayChange={may('pages.change')} />
      )}
      {merchant && tab === 'topics' && <TopicsTab merchant={merchant} mayChange={may('pages.change')} />}
      {merchant && tab === 'resources' && (
        <ResourcesTab merchant={merchant} mayChange={may('pages.change')} />
      )}
    </div>
  )
}
