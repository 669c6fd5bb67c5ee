import { ChevronRight, Users } from 'lucide-react'
import { useState } from 'react'
import { useApiPages } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { Table } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { agents } from '../contract.ts'
import { MemberDrawer } from './member-drawer.tsx'
import { ExportButton, Head, More } from './parts.tsx'
import { Trail } from '../shown/trail.tsx'

type Team = Reply<typeof agents.team>
export type TeamRow = Team['rows'][number]

const kinds = ['all', 'agents', 'players', 'open', 'locked'] as const
type Kind = (typeof kinds)[number]

const filterOf = (kind: Kind) => {
  if (kind === 'agents' || kind === 'players') return { kind }
  return kind === 'open' || kind === 'locked' ? { state: kind } : {}
}

/** Team management: the tree level by level, search, and each member's details. */
export function TeamPage() {
  const { t } = useTexts()
  const [of, setOf] = useState<bigint | null>(null)
  const [find, setFind] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  const [chosen, setChosen] = useState<bigint | null>(null)
  const api = useApi(agents)
  const query = { ...(of === null ? {} : { of }), ...(find ? { find } : {}), ...filterOf(kind) }
  const found = useApiPages(api.team, { of: `${of}`, find, kind }, (before: string | null, options) =>
    api.team({ query: { ...query, ...(before && { before }) } }, options),
  )
  const pages = found.data?.pages ?? []
  const [first] = pages
  const rows = pages.flatMap((page) => page.rows)
  return (
    <>
      <Head title={t('agents.menu.agentTeam')}>
        <ExportButton what="team" filter={{ ...(of === null ? {} : { of }), ...(find ? { find } : {}) }} />
      </Head>
      <div className="grid gap-1.5">
        <FindBox label={t('agents.findAccount')} value={find} onChange={setFind} maxLength={32} />
        <FilterChips
          label={t('agents.filter')}
          className="max-md:-mx-4 max-md:px-4"
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: t(`agents.kind.${value}`) }))}
        />
      </div>
      <Trail path={first?.path ?? []} onStep={setOf} />
      {found.error && rows.length === 0 && (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <SkeletonRows rows={6} />}
      {first && rows.length === 0 && (
        <EmptyState icon={Users} title={t('agents.noMembers')} text={t('agents.noMembersText')} />
      )}
      {first && rows.length > 0 && (
        <>
          <p className="mb-1 text-12 text-faint">{t('agents.count', { count: first.total })}</p>
          <TeamTable rows={rows} currency={first.currency} onOpen={setChosen} selected={chosen} />
        </>
      )}
      <More of={found} />
      <MemberDrawer
        id={chosen}
        onClose={() => setChosen(null)}
        onDown={(id) => {
          setChosen(null)
          setFind('')
          setOf(id)
        }}
      />
    </>
  )
}

type TableProps = {
  readonly rows: readonly TeamRow[]
  readonly currency: Team['currency']
  readonly selected: bigint | null
  readonly onOpen: (id: bigint) => void
}

function TeamTable({ rows, currency, selected, onOpen }: TableProps) {
  const { t, number, date } = useTexts()
  return (
    <Table<TeamRow>
      caption={t('agents.menu.agentTeam')}
      rows={rows}
      rowKey={({ id }) => `${id}`}
      onRow={({ id }) => onOpen(id)}
      selectedKey={selected === null ? null : `${selected}`}
      columns={[
        { key: 'account', head: t('agents.account'), cell: (row) => <Name row={row} />, wide: true },
        { key: 'type', head: t('agents.type'), cell: ({ type }) => t(`agents.type.${type}`) },
        { key: 'level', head: t('agents.levelHead'), figures: true, cell: ({ level }) => number(level) },
        { key: 'team', head: t('agents.team'), figures: true, cell: ({ team }) => number(team) },
        {
          key: 'balance',
          head: t('agents.balance'),
          figures: true,
          cell: ({ direct }) => (direct ? <Amount amount={direct.balance} currency={currency} /> : '–'),
        },
        { key: 'joined', head: t('agents.joined'), cell: ({ joinedAt }) => date(joinedAt, 'day') },
      ]}
      phone={(row) => (
        <div className="flex items-center justify-between gap-3">
          <span className="min-w-0">
            <Name row={row} />
            <span className="block text-12 text-faint">
              {t(`agents.type.${row.type}`)} · {t('agents.teamOf', { count: row.team })}
            </span>
          </span>
          <span className="flex items-center gap-2 text-right">
            {row.direct && <Amount amount={row.direct.balance} currency={currency} />}
            <ChevronRight size={18} className="text-faint" aria-hidden />
          </span>
        </div>
      )}
    />
  )
}

/** The account with what stands out: locked, online. */
function Name({ row: { account, state, direct } }: { readonly row: TeamRow }) {
  const { t } = useTexts()
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-2">
      <span className="truncate font-medium">{account}</span>
      {direct?.isOnline && <Status tone="good">{t('agents.isOnline')}</Status>}
      {state !== 'open' && <Status tone="bad">{t(`agents.state.${state}`)}</Status>}
      {direct?.labels.map((label) => (
        <Status key={label}>{label}</Status>
      ))}
    </span>
  )
}
