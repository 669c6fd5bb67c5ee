import { useTexts } from '#texts/use-texts.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { EntriesTab, type StatementFilter } from './entries-tab.tsx'
import { FeedsTab } from './feeds/feeds-tab.tsx'
import { FilesTab } from './files-tab.tsx'

const tabs = ['entries', 'files', 'accounts'] as const
type Tab = (typeof tabs)[number]

export type StatementsPanelProps = {
  readonly filter: StatementFilter
  /** Changes the given values, keeps the others. */
  readonly onFilter: (some: StatementFilter) => void
  readonly mayDecide: boolean
  readonly mayChange: boolean
}

/** Bank statements: entries to review, the files they came in, and the accounts whose statements are read. */
export function StatementsPanel({ filter, onFilter, mayDecide, mayChange }: StatementsPanelProps) {
  const { tab: wanted, state, find, brand } = filter
  const { t } = useTexts()
  const tab: Tab = tabs.find((each) => each === wanted) ?? 'entries'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-6">
      <div className="grid gap-1">
        <h1 className="text-18">{t('bankStatements.title')}</h1>
        <p className="max-w-160 text-13 text-muted">{t('bankStatements.lead')}</p>
      </div>
      <Tabs<Tab>
        label={t('bankStatements.title')}
        value={tab}
        tabs={tabs.map((value) => ({ value, label: t(`bankStatements.tab.${value}`) }))}
        onChange={(next) =>
          onFilter({
            tab: next === 'entries' ? undefined : next,
            state: undefined,
            find: undefined,
            brand: undefined,
          })
        }
      >
        {(shown) => (
          <div className="pt-4">
            {shown === 'entries' && (
              <EntriesTab state={state} find={find} brand={brand} onFilter={onFilter} mayDecide={mayDecide} />
            )}
            {shown === 'files' && <FilesTab mayDecide={mayDecide} />}
            {shown === 'accounts' && <FeedsTab mayChange={mayChange} />}
          </div>
        )}
      </Tabs>
    </div>
  )
}
