import { UserSearch } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { ExportButton } from '#features/platform/operators/office/export-button.tsx'
import { memberLabelsOffice } from '#features/backoffice/member-labels/contract.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { KeyHints } from '#ui/records/key-hints.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { useRowKeys } from '#ui/records/use-row-keys.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { MemberState, typeText } from './member-state.tsx'
import { MembersFilters, queryOf, type MembersFilter } from './members-filters.tsx'

export type MemberRow = Reply<typeof memberLabelsOffice.find>['members'][number]

export type MembersPanelProps = {
  readonly filter: MembersFilter
  readonly onFilter: (filter: MembersFilter) => void
  readonly onOpen: (id: bigint) => void
}

/** All members, newest first, with a search over every identifier. */
export function MembersPanel({ filter, onFilter, onOpen }: MembersPanelProps) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(memberLabelsOffice)
  const [pages, setPages] = useState<readonly bigint[]>([])
  const before = pages.at(-1)
  const asked = useApiQuery(api.find, {
    query: { ...queryOf(filter), ...(before ? { before } : {}) },
  })
  const [selected, setSelected] = useState<string | null>(null)
  const rows = asked.data?.members ?? []
  const keyOf = ({ id }: MemberRow) => id.toString()
  useRowKeys({ rows: rows.map(keyOf), selected, onSelect: setSelected, onOpen: (key) => onOpen(BigInt(key)) })
  const change = (next: MembersFilter) => {
    setPages([])
    onFilter(next)
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-3 px-4 pt-3">
        <h1 className="text-18">{t('backoffice.members')}</h1>
        {asked.data && <span className="num text-13 text-faint">{texts.number(asked.data.all)}</span>}
        <span className="ml-auto">
          <ExportButton onExport={() => api.file({ body: queryOf(filter) })} />
        </span>
      </div>
      <MembersFilters filter={filter} onFilter={change} />
      <div className="flex min-h-0 flex-1 flex-col md:overflow-auto">
        <QueryState
          of={asked}
          waiting={<SkeletonRows />}
          isEmpty={({ members }) => members.length === 0}
          empty={
            <EmptyState
              icon={UserSearch}
              title={t('backoffice.membersNone')}
              text={t('backoffice.membersNoneHint')}
            />
          }
        >
          {({ members, next }) => (
            <>
              <Table
                caption={t('backoffice.members')}
                columns={columnsOf(texts)}
                rows={members}
                rowKey={keyOf}
                selectedKey={selected}
                onRow={({ id }) => onOpen(id)}
                dense
                phone={(row) => <PhoneRow row={row} />}
                className="px-4 md:px-0"
              />
              <div className="flex justify-center gap-2 py-3">
                {pages.length > 0 && (
                  <Button size="sm" onClick={() => setPages(pages.slice(0, -1))}>
                    {t('ui.previous')}
                  </Button>
                )}
                {next && (
                  <Button size="sm" onClick={() => setPages([...pages, next])}>
                    {t('ui.next')}
                  </Button>
                )}
              </div>
            </>
          )}
        </QueryState>
      </div>
      <KeyHints
        hints={[
          { keys: ['J', 'K'], words: t('backoffice.keysMove') },
          { keys: ['Enter'], words: t('backoffice.keysOpen') },
          { keys: ['/'], words: t('backoffice.keysFind') },
        ]}
      />
    </div>
  )
}

function columnsOf(texts: Texts): Column<MemberRow>[] {
  const { t, date } = texts
  return [
    {
      key: 'id',
      head: t('backoffice.id'),
      cell: ({ id }) => <span className="num text-muted">{id.toString()}</span>,
    },
    {
      key: 'account',
      head: t('backoffice.account'),
      cell: ({ account }) => <b className="font-medium">{account}</b>,
    },
    {
      key: 'nickname',
      head: t('backoffice.nickname'),
      wide: true,
      cell: (row) => <NameAndLabels row={row} />,
    },
    { key: 'merchant', head: t('backoffice.merchant'), cell: ({ merchant }) => merchant },
    { key: 'type', head: t('backoffice.type'), cell: ({ type }) => typeText(texts, type) },
    { key: 'state', head: t('backoffice.state'), cell: ({ state }) => <MemberState state={state} /> },
    { key: 'balance', head: t('backoffice.balance'), figures: true, cell: (row) => <Balance row={row} /> },
    {
      key: 'created',
      head: t('backoffice.since'),
      cell: ({ createdAt }) => <span className="num text-muted">{date(createdAt, 'day')}</span>,
    },
    {
      key: 'login',
      head: t('backoffice.lastLogin'),
      cell: ({ lastLoginAt }) => (
        <span className="num text-muted">
          {lastLoginAt ? date(lastLoginAt, 'minute') : t('backoffice.never')}
        </span>
      ),
    },
  ]
}

function NameAndLabels({ row: { nickname, labels, rank } }: { readonly row: MemberRow }) {
  const { lang } = useTexts()
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-muted">
      <span className="truncate">{nickname}</span>
      {rank && <Status tone="gold">{rank[lang]}</Status>}
      {labels.map((label) => (
        <Status key={label} tone="info">
          {label}
        </Status>
      ))}
    </span>
  )
}

function Balance({ row: { balance, currency } }: { readonly row: MemberRow }) {
  if (!currency) return <span className="text-faint">–</span>
  return (
    <span className="whitespace-nowrap">
      <Amount amount={balance} currency={currency} /> <span className="text-12 text-faint">{currency}</span>
    </span>
  )
}

function PhoneRow({ row }: { readonly row: MemberRow }) {
  const texts = useTexts()
  return (
    <span className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate">
          <b className="font-medium">{row.account}</b>{' '}
          <span className="num text-12 text-faint">{row.id.toString()}</span>
        </span>
        <Balance row={row} />
      </span>
      <span className="flex items-center gap-2 text-13 text-muted">
        <MemberState state={row.state} />
        {row.merchant} · {typeText(texts, row.type)}
      </span>
    </span>
  )
}
