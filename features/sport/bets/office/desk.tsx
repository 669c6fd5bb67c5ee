import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { oneOf, type OfficePageProps } from '#ui/route/office.ts'
import { CampaignsTab } from '#features/sport/campaigns/office/campaigns-tab.tsx'
import { FactorsTab } from '#features/sport/trading/office/factors-tab.tsx'
import { ReferralsTab } from '#features/sport/trading/office/referrals-tab.tsx'
import { TickerTab } from '#features/sport/trading/office/ticker-tab.tsx'
import { EventsTab } from './events-tab.tsx'
import { FeedsTab } from './feeds/feeds-tab.tsx'
import { StopsTab } from './stops-tab.tsx'

const tabs = ['events', 'ticker', 'referrals', 'factors', 'campaigns', 'stops', 'feeds'] as const

type Search = 'tab' | 'when' | 'find' | 'event'

/** The trading desk: events with their prices and results, what is suspended, and the feeds. */
export function SportDeskPage({ search, setSome, may }: OfficePageProps<Search>) {
  const { t } = useTexts()
  const tab = oneOf(tabs, search.tab) ?? 'events'
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-1 px-4 pt-3">
        <h1 className="text-18">{t('sportDesk.title')}</h1>
        <p className="max-w-3xl text-13 text-muted">{t(`sportDesk.lead.${tab}`)}</p>
      </div>
      <FilterChips<(typeof tabs)[number]>
        label={t('sportDesk.title')}
        className="shrink-0 px-4 pt-2"
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`sportDesk.tab.${value}`) }))}
        onChange={(value) => setSome({ tab: value === 'events' ? undefined : value })}
      />
      <div className="min-h-0 flex-1 px-4 py-3 md:overflow-auto">
        {tab === 'events' && <EventsTab filter={search} onFilter={setSome} may={may} />}
        {tab === 'ticker' && <TickerTab />}
        {tab === 'referrals' && <ReferralsTab may={may} />}
        {tab === 'factors' && <FactorsTab may={may} />}
        {tab === 'campaigns' && <CampaignsTab may={may} />}
        {tab === 'stops' && <StopsTab may={may} />}
        {tab === 'feeds' && <FeedsTab may={may} />}
      </div>
    </div>
  )
}
