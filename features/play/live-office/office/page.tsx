import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { oneOf, type OfficePageProps } from '#ui/route/office.ts'
import { IncidentList } from './incidents.tsx'
import { TableDrawer } from './table-drawer.tsx'
import { TableList } from './table-list.tsx'

const tabs = ['tables', 'incidents'] as const

type Props = Pick<OfficePageProps<'tab' | 'table' | 'part'>, 'search' | 'setSome' | 'may'>

/** Live tables and crash: how they run, what they could cost, their limits and hours, and what happened to them. */
export function LiveTablesPage({ search, setSome, may }: Props) {
  const { t } = useTexts()
  const tab = oneOf(tabs, search.tab) ?? 'tables'
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-1 px-4 pt-3">
        <h1 className="text-18">{t('liveOffice.title')}</h1>
        <p className="max-w-3xl text-13 text-muted">{t(`liveOffice.lead.${tab}`)}</p>
      </div>
      <FilterChips<(typeof tabs)[number]>
        label={t('liveOffice.title')}
        className="shrink-0 px-4 pt-2"
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`liveOffice.tab.${value}`) }))}
        onChange={(value) => setSome({ tab: value === 'tables' ? undefined : value })}
      />
      <div className="min-h-0 flex-1 px-4 py-3 md:overflow-auto">
        {tab === 'tables' ? (
          <TableList selected={search.table ?? null} onTable={(table) => setSome({ table })} />
        ) : (
          <IncidentList table={null} />
        )}
      </div>
      {search.table && (
        <TableDrawer
          key={search.table}
          code={search.table}
          part={search.part}
          may={may}
          onPart={(part) => setSome({ part })}
          onClose={() => setSome({ table: undefined, part: undefined })}
        />
      )}
    </div>
  )
}
