import { Plus, Trophy } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { tournamentsOffice } from '../contract/office.ts'
import { MakeTournament } from './make-tournament.tsx'
import { RowState } from './row-state.tsx'
import { TournamentDrawer } from './tournament-drawer.tsx'

type Row = Reply<typeof tournamentsOffice.list>['rows'][number]

const EVERY_MS = 5_000

type Props = {
  readonly merchant: string
  /** What the brand's members play in. */
  readonly currency: Currency
  readonly may: May
  /** Opens a table as a spectator sees it. */
  readonly onTable: (code: string) => void
}

/** The card tournaments of a brand: open, running, and those that ended recently. */
export function OfficeTournaments({ merchant, currency, may, onTable }: Props) {
  const texts = useTexts()
  const { t } = texts
  const asked = useApiQuery(useApi(tournamentsOffice).list, { query: { merchant } }, { everyMs: EVERY_MS })
  const [chosen, setChosen] = useState<bigint | null>(null)
  const [isMaking, setMaking] = useState(false)
  return (
    <div className="grid gap-3">
      {may('rooms.setup') && (
        <div>
          <Button size="sm" icon={Plus} onClick={() => setMaking(true)}>
            {t('tournamentsOffice.new')}
          </Button>
        </div>
      )}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon={Trophy}
            title={t('tournamentsOffice.none')}
            text={t('tournamentsOffice.noneText')}
          />
        }
      >
        {({ rows }) => (
          <Table
            caption={t('tournaments.title')}
            columns={columnsOf(texts)}
            rows={rows}
            rowKey={({ id }) => id.toString()}
            onRow={({ id }) => setChosen(id)}
            selectedKey={chosen?.toString() ?? null}
            dense
            phone={(row) => <PhoneRow row={row} texts={texts} />}
          />
        )}
      </QueryState>
      {chosen !== null && (
        <TournamentDrawer
          params={{ merchant, id: chosen }}
          may={may}
          onTable={onTable}
          onClose={() => setChosen(null)}
        />
      )}
      {isMaking && (
        <MakeTournament merchant={merchant} currency={currency} onClose={() => setMaking(false)} />
      )}
    </div>
  )
}

const startOf = ({ kind, startsAt, startedAt }: Row, { t, date }: Texts): string => {
  const at = startedAt ?? startsAt
  return at ? date(at, 'minute') : t(`tournaments.kind.${kind}`)
}

const Players = ({ row, texts: { t } }: { readonly row: Row; readonly texts: Texts }) =>
  row.state === 'running'
    ? t('tournaments.leftOf', { left: row.left, players: row.players })
    : t('tournaments.playersOf', { players: row.players, most: row.playersMax })

const columnsOf = (texts: Texts): readonly Column<Row>[] => [
  {
    key: 'name',
    head: texts.t('tournamentsOffice.col.name'),
    wide: true,
    cell: (row) => (
      <span>
        <span className="num text-faint">T{row.id.toString()}</span> {row.name}
      </span>
    ),
  },
  { key: 'state', head: texts.t('tournamentsOffice.col.state'), cell: (row) => <RowState row={row} /> },
  {
    key: 'players',
    head: texts.t('tournamentsOffice.col.players'),
    figures: true,
    cell: (row) => <Players row={row} texts={texts} />,
  },
  {
    key: 'pool',
    head: texts.t('tournamentsOffice.col.pool'),
    figures: true,
    cell: (row) => <Amount amount={row.pool} currency={row.currency} code />,
  },
  { key: 'starts', head: texts.t('tournamentsOffice.col.starts'), cell: (row) => startOf(row, texts) },
]

const PhoneRow = ({ row, texts }: { readonly row: Row; readonly texts: Texts }) => (
  <span className="grid gap-1">
    <span className="flex justify-between gap-2">
      <span className="min-w-0 font-medium">{row.name}</span>
      <RowState row={row} />
    </span>
    <span className="flex justify-between gap-2 text-12 text-muted">
      <Players row={row} texts={texts} />
      <Amount amount={row.pool} currency={row.currency} code />
    </span>
  </span>
)
