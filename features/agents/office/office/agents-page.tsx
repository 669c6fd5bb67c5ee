import { useState } from 'react'
import { useApiPages, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { Trail } from '#features/agents/centre/shown/trail.tsx'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure, QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { Table } from '#ui/records/table.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { agentsOffice } from '../contract.ts'
import { AgentDrawer } from './agent-drawer.tsx'

export type TreeRow = Reply<typeof agentsOffice.list>['rows'][number]
type Props = OfficePageProps<'brand' | 'of' | 'find'>

const ID = /^[1-9]\d{0,17}$/

/** The tree of agents of a brand, level by level. */
export function AgentsPage({ search, setSome, may }: Props) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(merchantsOffice).choices, undefined, { staleMs: Infinity })
  return (
    <div className="grid min-h-0 flex-1 content-start gap-4 overflow-auto p-4">
      <header>
        <h1 className="text-18">{t('agentsOffice.title')}</h1>
        <p className="text-13 text-muted">{t('agentsOffice.lead')}</p>
      </header>
      <QueryState of={asked}>
        {({ merchants }) => {
          const chosen = merchants.find(({ code }) => code === search.brand) ?? merchants[0]
          return (
            chosen && (
              <>
                <BrandChips
                  brands={merchants}
                  value={chosen.code}
                  onChange={(brand) => setSome({ brand, of: undefined, find: undefined })}
                />
                <Tree
                  key={`${chosen.code} ${search.of} ${search.find}`}
                  merchant={chosen.code}
                  of={search.of && ID.test(search.of) ? BigInt(search.of) : null}
                  find={search.find ?? ''}
                  onOf={(of) => setSome({ of: of?.toString(), find: undefined })}
                  onFind={(find) => setSome({ find: find || undefined })}
                  mayManage={may('agents.manage')}
                />
              </>
            )
          )
        }}
      </QueryState>
    </div>
  )
}

type TreeProps = {
  readonly merchant: string
  readonly of: bigint | null
  readonly find: string
  readonly onOf: (of: bigint | null) => void
  readonly onFind: (find: string) => void
  readonly mayManage: boolean
}

function Tree({ merchant, of, find, onOf, onFind, mayManage }: TreeProps) {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<TreeRow | null>(null)
  const api = useApi(agentsOffice)
  const query = { merchant, ...(of === null ? {} : { of }), ...(find ? { find } : {}) }
  const found = useApiPages(api.list, { merchant, of: `${of}`, find }, (before: string | null, options) =>
    api.list({ query: { ...query, ...(before && { before }) } }, options),
  )
  const pages = found.data?.pages ?? []
  const rows = pages.flatMap((page) => page.rows)
  return (
    <div className="grid gap-3">
      <FindBox label={t('agents.findAccount')} value={find} onChange={onFind} maxLength={32} />
      <Trail path={pages[0]?.path ?? []} onStep={onOf} />
      {found.error && rows.length === 0 && (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {pages.length > 0 && rows.length === 0 && (
        <EmptyState title={t('agentsOffice.none')} text={t('agentsOffice.noneText')} />
      )}
      {rows.length > 0 && <TreeTable rows={rows} onOpen={setChosen} />}
      {found.hasNextPage && (
        <Button size="sm" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('ui.more')}
        </Button>
      )}
      <AgentDrawer
        row={chosen}
        mayManage={mayManage}
        onClose={() => setChosen(null)}
        onDown={(id) => {
          setChosen(null)
          onOf(id)
        }}
      />
    </div>
  )
}

function TreeTable({
  rows,
  onOpen,
}: {
  readonly rows: readonly TreeRow[]
  readonly onOpen: (row: TreeRow) => void
}) {
  const { t, number, ppm } = useTexts()
  return (
    <Table<TreeRow>
      caption={t('agentsOffice.title')}
      dense
      rows={rows}
      rowKey={({ id }) => `${id}`}
      onRow={onOpen}
      columns={[
        { key: 'account', head: t('agents.account'), cell: ({ account }) => account, wide: true },
        { key: 'type', head: t('agents.type'), cell: ({ type }) => t(`agents.type.${type}`) },
        { key: 'level', head: t('agents.levelHead'), figures: true, cell: ({ level }) => number(level) },
        {
          key: 'directs',
          head: t('agentsOffice.directs'),
          figures: true,
          cell: (row) => number(row.directs),
        },
        { key: 'team', head: t('agents.team'), figures: true, cell: ({ team }) => number(team) },
        {
          key: 'rates',
          head: t('agents.rates'),
          cell: ({ rates }) =>
            rates.map(({ category, ppm: rate }) => `${category} ${ppm(rate)}`).join(', ') || '–',
        },
        {
          key: 'state',
          head: t('agents.stateHead'),
          cell: ({ state }) => (
            <Status tone={state === 'open' ? 'good' : 'bad'}>{t(`agents.state.${state}`)}</Status>
          ),
        },
      ]}
      phone={(row) => (
        <span className="flex justify-between gap-3">
          <span>
            <span className="block font-medium">{row.account}</span>
            <span className="text-12 text-faint">{t(`agents.type.${row.type}`)}</span>
          </span>
          <span className="text-12 text-faint">{t('agents.teamOf', { count: row.team })}</span>
        </span>
      )}
    />
  )
}
