import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { KeyHints } from '#ui/records/key-hints.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { useRowKeys } from '#ui/records/use-row-keys.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { audit } from '../contract.ts'
import { actionText, addressText } from './action-text.ts'
import { AuditFilters, startOf, type AuditFilter } from './audit-filters.tsx'
import { ChainState } from './chain-state.tsx'
import { EntryDetails } from './entry-details.tsx'
import { ObjectLink, objectText } from './object-text.tsx'

export type Entry = Reply<(typeof audit)['entries']>['entries'][number]

const PAGE = 50
const MOST_ROWS = 200

export type AuditPanelProps = {
  readonly filter: AuditFilter
  readonly onFilter: (filter: AuditFilter) => void
  readonly mayProve: boolean
}

/** Operators' actions, newest first; and whether the audit chain is intact. */
export function AuditPanel({ filter, onFilter, mayProve }: AuditPanelProps) {
  const texts = useTexts()
  const { t } = texts
  const [limit, setLimit] = useState(PAGE)
  const { operator, action, object, days } = filter
  const from = startOf(days)
  const asked = useApiQuery(useApi(audit).entries, {
    query: {
      limit,
      ...(operator ? { operator } : {}),
      ...(action ? { action } : {}),
      ...(object ? { object } : {}),
      ...(from ? { from } : {}),
    },
  })
  const [selected, setSelected] = useState<string | null>(null)
  const rows = asked.data?.entries ?? []
  const keyOf = ({ seq }: Entry) => seq.toString()
  const [isOpen, setOpen] = useState(false)
  useRowKeys({ rows: rows.map(keyOf), selected, onSelect: setSelected, onOpen: () => setOpen(true) })
  const chosen = rows.find((row) => keyOf(row) === selected) ?? null
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-1 px-4 pt-3 pb-1">
        <h1 className="text-18">{t('audit.title')}</h1>
        <p className="text-13 text-muted">{t('audit.lead')}</p>
      </div>
      <ChainState mayProve={mayProve} />
      <AuditFilters filter={filter} onFilter={onFilter} />
      <div className="flex min-h-0 flex-1 flex-col md:overflow-auto">
        <QueryState
          of={asked}
          waiting={<SkeletonRows />}
          isEmpty={({ entries }) => entries.length === 0}
          empty={<EmptyState icon={ScrollText} title={t('audit.none')} text={t('audit.noneHint')} />}
        >
          {({ entries, more }) => (
            <>
              <Table
                caption={t('audit.title')}
                columns={columnsOf(texts)}
                rows={entries}
                rowKey={keyOf}
                selectedKey={selected}
                onRow={(row) => {
                  setSelected(keyOf(row))
                  setOpen(true)
                }}
                dense
                phone={(row) => <PhoneRow row={row} />}
                className="px-4 md:px-0"
              />
              {more && limit < MOST_ROWS && (
                <Button
                  look="ghost"
                  className="mx-auto my-3"
                  busy={asked.isFetching}
                  onClick={() => setLimit(MOST_ROWS)}
                >
                  {t('ui.more')}
                </Button>
              )}
            </>
          )}
        </QueryState>
      </div>
      <KeyHints
        hints={[
          { keys: ['J', 'K'], words: t('audit.keysMove') },
          { keys: ['Enter'], words: t('audit.keysOpen') },
        ]}
      />
      <EntryDetails entry={isOpen ? chosen : null} onClose={() => setOpen(false)} />
    </div>
  )
}

function columnsOf({ t, date }: Texts): Column<Entry>[] {
  return [
    {
      key: 'seq',
      head: t('audit.seq'),
      figures: true,
      cell: ({ seq }) => <span className="text-muted">{seq.toString()}</span>,
    },
    { key: 'at', head: t('audit.at'), cell: ({ at }) => <span className="num">{date(at, 'stamp')}</span> },
    {
      key: 'operator',
      head: t('audit.operator'),
      cell: ({ operator }) => operator ?? <i className="text-faint">{t('audit.house')}</i>,
    },
    {
      key: 'action',
      head: t('audit.action'),
      cell: ({ action }) => <b className="font-medium">{actionText(t, action)}</b>,
    },
    {
      key: 'object',
      head: t('audit.object'),
      cell: (row) => <ObjectLink entry={row} />,
    },
    {
      key: 'reason',
      head: t('audit.reason'),
      wide: true,
      cell: ({ reason }) => <span className="text-muted">{reason}</span>,
    },
    {
      key: 'ip',
      head: t('audit.ip'),
      cell: ({ ip }) => <span className="num text-faint">{addressText(t, ip)}</span>,
    },
    {
      key: 'mark',
      head: t('audit.mark'),
      cell: ({ mark }) => <span className="code text-faint">{mark.slice(0, 8)}</span>,
    },
  ]
}

function PhoneRow({ row }: { readonly row: Entry }) {
  const texts = useTexts()
  const { t, date } = texts
  const { at, operator, action, reason } = row
  return (
    <span className="grid gap-0.5">
      <span className="flex items-baseline justify-between gap-3">
        <b className="font-medium">{actionText(t, action)}</b>
        <span className="num text-12 text-faint">{date(at, 'minute')}</span>
      </span>
      <span className="text-13 text-muted">
        {operator ?? t('audit.house')} · {objectText(texts, row)}
      </span>
      {reason && <span className="truncate text-13 text-faint">{reason}</span>}
    </span>
  )
}
