import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { oneOf, type OfficePageProps } from '#ui/route/office.ts'
import { DrawsTab } from './draws-tab.tsx'
import { FeedsTab } from './feeds-tab.tsx'
import { ResultsTab } from './result/results-tab.tsx'

const tabs = ['draws', 'results', 'feeds'] as const

type Search = 'tab' | 'lottery' | 'area' | 'state' | 'from' | 'to' | 'draw'
export type DrawsFilter = { readonly [S in Search]?: string | undefined }

/** Draws of the lotteries: their records, the results to enter, and the feeds of results. */
export function LotteryDrawsPage({ search, setSome, may }: OfficePageProps<Search>) {
  const { t } = useTexts()
  const tab = oneOf(tabs, search.tab) ?? 'draws'
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-1 px-4 pt-3">
        <h1 className="text-18">{t('lotteryOffice.title')}</h1>
        <p className="max-w-3xl text-13 text-muted">{t(`lotteryOffice.lead.${tab}`)}</p>
      </div>
      <FilterChips<(typeof tabs)[number]>
        label={t('lotteryOffice.title')}
        className="shrink-0 px-4 pt-2"
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`lotteryOffice.tab.${value}`) }))}
        onChange={(value) => setSome({ tab: value === 'draws' ? undefined : value })}
      />
      <div className="min-h-0 flex-1 px-4 py-3 md:overflow-auto">
        {tab === 'draws' && <DrawsTab filter={search} onFilter={setSome} may={may} />}
        {tab === 'results' && <ResultsTab may={may} />}
        {tab === 'feeds' && <FeedsTab may={may} />}
      </div>
    </div>
  )
}
