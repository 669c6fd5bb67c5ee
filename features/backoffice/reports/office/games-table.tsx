import type { Reply } from '#contract/route.ts'
import { decimalsOf } from '#texts/decimals.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { reports } from '../contract.ts'
import { gameLines, type GameLine as Row } from '../rules/shown.ts'

type Game = Reply<(typeof reports)['games']>['games'][number]

/** Games of the period with a total per brand and currency; amounts of different currencies are never added. */
export function GamesTable({ games }: { readonly games: readonly Game[] }) {
  const texts = useTexts()
  return (
    <Table
      caption={texts.t('reports.games')}
      columns={columnsOf(texts)}
      rows={gameLines(games, decimalsOf)}
      rowKey={({ merchant, currency, is, game }) => `${merchant}/${currency}/${is}/${game}`}
      dense
      phone={(row) => <PhoneRow row={row} />}
      className="px-4 md:px-0"
    />
  )
}

function columnsOf({ t, number }: Texts): Column<Row>[] {
  const sum = (key: 'stake' | 'win' | 'ggr' | 'open'): Column<Row> => ({
    key,
    head: t(`reports.${key}`),
    figures: true,
    cell: (row) => (
      <Amount
        amount={row[key]}
        currency={row.currency}
        className={row.is === 'total' ? 'font-semibold' : undefined}
      />
    ),
  })
  const share = (key: 'rtp' | 'theory'): Column<Row> => ({
    key,
    head: t(`reports.${key}`),
    figures: true,
    cell: (row) => row[key] ?? <span className="text-faint">–</span>,
  })
  return [
    { key: 'merchant', head: t('reports.merchant'), cell: ({ merchant }) => merchant },
    {
      key: 'game',
      head: t('reports.game'),
      wide: true,
      cell: (row) => <b className={row.is === 'total' ? 'font-semibold' : 'font-medium'}>{nameOf(t, row)}</b>,
    },
    {
      key: 'currency',
      head: t('reports.currency'),
      cell: ({ currency }) => <span className="text-faint">{currency}</span>,
    },
    {
      key: 'rounds',
      head: t('reports.rounds'),
      figures: true,
      cell: ({ rounds }) => rounds !== null && number(rounds),
    },
    sum('stake'),
    sum('win'),
    sum('ggr'),
    share('rtp'),
    share('theory'),
    sum('open'),
  ]
}

const nameOf = (t: Texts['t'], { is, name }: Row): string =>
  is === 'row' ? name : t(is === 'total' ? 'ui.total' : 'ui.rounding')

function PhoneRow({ row }: { readonly row: Row }) {
  const { t, number } = useTexts()
  const { merchant, currency, rounds, ggr, rtp, theory } = row
  return (
    <span className="grid gap-0.5">
      <span className="flex items-baseline justify-between gap-3">
        <b className="font-medium">{nameOf(t, row)}</b>
        <Amount amount={ggr} currency={currency} />
      </span>
      <span className="flex justify-between gap-3 text-12 text-faint">
        <span>
          {merchant} · {currency}
          {rounds !== null && ` · ${t('reports.rounds')} ${number(rounds)}`}
        </span>
        <span className="num">
          {rtp ?? '–'} / {theory ?? '–'}
        </span>
      </span>
    </span>
  )
}
