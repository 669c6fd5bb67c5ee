import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { oneOf, type OfficePageProps } from '#ui/route/office.ts'
import { lotteryDraws } from '../../contract/draws.ts'
import { CalendarTab } from './calendar-tab.tsx'
import { CapsTab } from './caps-tab.tsx'
import { LotteryField } from './lottery-field.tsx'
import { PricesTab } from './prices-tab.tsx'
import { ReportTab } from './report-tab.tsx'

const tabs = ['calendar', 'prices', 'caps', 'report'] as const

/** Calendar, prices and caps of the lotteries, and what they earned. */
export function LotterySetupPage({
  search,
  setSome,
  may,
}: OfficePageProps<'tab' | 'lottery' | 'from' | 'to'>) {
  const { t } = useTexts()
  const tab = oneOf(tabs, search.tab) ?? 'calendar'
  const { data } = useApiQuery(useApi(lotteryDraws).lotteries, {})
  const lotteries = data?.list ?? []
  const [usual] = lotteries
  const lottery = lotteries.find(({ code }) => code === search.lottery) ?? usual
  const mayChange = may('lottery.setup')
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-1 px-4 pt-3">
        <h1 className="text-18">{t('lotteryOffice.setup')}</h1>
        <p className="max-w-3xl text-13 text-muted">{t(`lotteryOffice.setupLead.${tab}`)}</p>
      </div>
      <FilterChips<(typeof tabs)[number]>
        label={t('lotteryOffice.setup')}
        className="shrink-0 px-4 pt-2"
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`lotteryOffice.setupTab.${value}`) }))}
        onChange={(value) => setSome({ tab: value === 'calendar' ? undefined : value })}
      />
      <div className="min-h-0 flex-1 px-4 py-3 md:overflow-auto">
        {tab === 'calendar' && <CalendarTab lotteries={lotteries} mayChange={mayChange} />}
        {tab === 'report' && <ReportTab search={search} onSearch={setSome} lotteries={lotteries} />}
        {lottery && (tab === 'prices' || tab === 'caps') && (
          <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
            <LotteryField
              lotteries={lotteries}
              value={lottery.code}
              onChange={(code) => setSome({ lottery: code })}
            />
            {tab === 'prices' && (
              <PricesTab key={lottery.code} lottery={lottery.code} mayChange={mayChange} />
            )}
            {tab === 'caps' && <CapsTab key={lottery.code} lottery={lottery.code} mayChange={mayChange} />}
          </div>
        )}
      </div>
    </div>
  )
}
