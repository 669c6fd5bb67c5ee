import { ExclusionsList } from '#features/compliance/exclusions/office/exclusions-list.tsx'
import { exclusionsOffice } from '#features/compliance/exclusions/contract/office.ts'
import { ExportButton } from '#features/platform/operators/office/export-button.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { useApi } from '#ui/api/use-api.ts'
import type { May } from '#ui/route/office.ts'
import { limitsOffice } from '../contract/office.ts'
import { HarmQueue, type HarmFilter } from './harm-queue.tsx'
import { HelpList } from './help-list.tsx'
import { ReachedList } from './reached-list.tsx'
import { RulesPreview } from './rules-preview.tsx'

const tabs = ['exclusions', 'harm', 'reached', 'rules', 'help'] as const
type Tab = (typeof tabs)[number]

export type SaferPlayRoomProps = {
  readonly tab: string | undefined
  readonly onTab: (tab: string | undefined) => void
  /** The filter of the open section. */
  readonly filter: HarmFilter
  readonly onFilter: (some: HarmFilter) => void
  readonly may: May
}

/** Safer play in the back office: exclusions, markers of harm, reached limits, and the rules that apply. */
export function SaferPlayRoom({ tab: wanted, onTab, filter, onFilter, may }: SaferPlayRoomProps) {
  const { t } = useTexts()
  const tab = tabs.find((one) => one === wanted) ?? 'exclusions'
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-start gap-3 px-4 pt-3">
        <div className="grid flex-1 gap-1">
          <h1 className="text-18">{t('limits.office.title')}</h1>
          <p className="text-13 text-muted">{t('limits.office.lead')}</p>
        </div>
        {tab !== 'rules' && tab !== 'help' && may('records.export') && <Taking tab={tab} />}
      </div>
      <FilterChips<Tab>
        label={t('limits.office.tab')}
        className="mt-1 px-4"
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`limits.office.tab.${value}`) }))}
        onChange={(next) => onTab(next === 'exclusions' ? undefined : next)}
      />
      <div className="flex min-h-0 flex-1 flex-col md:overflow-auto">
        {tab === 'exclusions' && <ExclusionsList member={null} mayLift={may('exclusions.lift')} />}
        {tab === 'harm' && <HarmQueue filter={filter} onFilter={onFilter} mayClear={may('limits.change')} />}
        {tab === 'reached' && <ReachedList />}
        {tab === 'rules' && <RulesPreview />}
        {tab === 'help' && <HelpList mayLook={may('limits.change')} />}
      </div>
    </div>
  )
}

/** Exports the open list completely as CSV. */
function Taking({ tab }: { readonly tab: Exclude<Tab, 'rules' | 'help'> }) {
  const limits = useApi(limitsOffice)
  const exclusions = useApi(exclusionsOffice)
  const files = {
    exclusions: () => exclusions.file({ body: {} }),
    harm: () => limits.harmFile({ body: {} }),
    reached: () => limits.reachedFile({ body: {} }),
  }
  return <ExportButton key={tab} onExport={files[tab]} />
}
