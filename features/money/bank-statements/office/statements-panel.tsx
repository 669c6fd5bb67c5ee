import { useTexts } from '#texts/use-texts.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { EntriesTab } from './entries-tab.tsx'
import { FeedsTab } from './feeds/feeds-tab.tsx'
import { FilesTab } from './files-tab.tsx'

const tabs = ['entries', 'files', 'accounts'] as const
type Tab = (typeof tabs)[number]

export type StatementsPanelProps = {
  readonly tab: string | undefined
  readonly state: string | undefined
  readonly find: string | undefined
  readonly onFilter: (filter: {
    tab?: string | undefined
    state?: string | undefined
    find?: string | undefined
  }) => void
  readonly mayDecide: boolean
  readonly mayChange: boolean
}

/** Bank statements: entries to review, the files they came in, and the accounts whose statements are read. */
export function StatementsPanel({
  tab: wanted,
  state,
  find,
  onFilter,
  mayDecide,
  mayChange,
}: StatementsPanelProps) {
  const { t } = useTexts()
  const tab: Tab = tabs.find((each) => each === wanted) ?? 'entries'
  return (
    <div className="grid content-start gap-4 p-4 md:p-6">
      <div className="grid gap-1">
        <h1 className="text-18">{t('bankStatements.title')}</h1>
        <p className="max-w-160 text-13 text-muted">{t('bankStatements.lead')}</p>
      </div>
      <Tabs<Tab>
        label={t('bankStatements.title')}
        value={tab}
        tabs={tabs.map((value) => ({ value, label: t(`bankStatements.tab.${value}`) }))}
        onChange={(next) =>
          onFilter({ tab: next === 'entries' ? undefined : next, state: undefined, find: undefined })
        }
      >
        {(shown) => (
          <div className="pt-4">
            {shown === 'entries' && (
              <EntriesTab state={state} find={find} onFilter={onFilter} mayDecide={mayDecide} />
            )}
            {shown === 'files' && <FilesTab mayDecide={mayDecide} />}
            {shown === 'accounts' && <FeedsTab mayChange={mayChange} />}
          </div>
        )}
      </Tabs>
    </div>
  )
}
