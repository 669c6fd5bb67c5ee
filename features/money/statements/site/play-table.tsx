import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { footed } from '#kit/shown/re-adding.ts'
import { decimalsOf } from '#texts/decimals.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Table, type Column } from '#ui/records/table.tsx'

/** The key of the line without a game. */
const ROUNDING = '·rounding'

type Play = { readonly rounds: bigint; readonly stake: Minor; readonly win: Minor; readonly net: Minor }
export type PlayRow = Play & { readonly key: string; readonly name: string }

export type PlayTableProps = {
  readonly caption: string
  readonly currency: Currency
  readonly rows: readonly PlayRow[]
  readonly totals: Play
}

const columns = ['stake', 'win'] as const

/** Rows and total as displayed: they add up to the last digit, and each result is the displayed win less the displayed stake. */
function shownPlays({ currency, rows, totals }: Pick<PlayTableProps, 'currency' | 'rows' | 'totals'>) {
  const shown = footed({ columns, rows, totals }, decimalsOf(currency))
  const withNet = (sums: Pick<Play, 'stake' | 'win'>) => ({ ...sums, net: sums.win - sums.stake })
  return {
    rows: rows.map((row, at) => ({ ...row, ...withNet(shown.rows[at] ?? row) })),
    rounding: shown.rounding && withNet(shown.rounding),
    totals: { ...totals, ...withNet(shown.totals) },
  }
}

/** Stakes, wins and result; the last row is the total. */
export function PlayTable({ caption, currency, rows: exact, totals: exactTotals }: PlayTableProps) {
  const { t, number } = useTexts()
  const { rows: plays, rounding, totals } = shownPlays({ currency, rows: exact, totals: exactTotals })
  const rows = rounding
    ? [...plays, { ...rounding, key: ROUNDING, name: t('ui.rounding'), rounds: 0n }]
    : plays
  const heads: Column<PlayRow>[] = [
    { key: 'name', head: caption, cell: ({ name }) => name, total: t('statements.total') },
    {
      key: 'rounds',
      head: t('statements.rounds'),
      figures: true,
      cell: ({ key, rounds }) => key !== ROUNDING && number(rounds),
      total: number(totals.rounds),
    },
    {
      key: 'stake',
      head: t('statements.staked'),
      figures: true,
      cell: ({ stake }) => <Amount amount={stake} currency={currency} />,
      total: <Amount amount={totals.stake} currency={currency} />,
    },
    {
      key: 'win',
      head: t('statements.won'),
      figures: true,
      cell: ({ win }) => <Amount amount={win} currency={currency} />,
      total: <Amount amount={totals.win} currency={currency} />,
    },
    {
      key: 'net',
      head: t('statements.net'),
      figures: true,
      cell: ({ net }) => <Net net={net} currency={currency} />,
      total: <Net net={totals.net} currency={currency} />,
    },
  ]
  return (
    <Table
      stays
      caption={caption}
      columns={heads}
      rows={rows}
      rowKey={({ key }) => key}
      phone={(row) => <PhoneRow row={row} currency={currency} />}
      phoneTotal={
        <PhoneRow row={{ ...totals, key: 'total', name: t('statements.total') }} currency={currency} />
      }
    />
  )
}

function Net({ net, currency }: { readonly net: Minor; readonly currency: Currency }) {
  return <Amount amount={net} currency={currency} signed won={net > 0n} className="font-medium" />
}

function PhoneRow({ row, currency }: { readonly row: PlayRow; readonly currency: Currency }) {
  const { t, number } = useTexts()
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
      <span className="min-w-0">
        <span className="block truncate font-medium">{row.name}</span>
        <span className="num block truncate text-12 text-faint">
          {row.key !== ROUNDING && `${t('statements.rounds')} ${number(row.rounds)}`}
        </span>
      </span>
      <span className="text-right">
        <Net net={row.net} currency={currency} />
        <span className="block text-12 text-faint">
          {t('statements.staked')} <Amount amount={row.stake} currency={currency} />
        </span>
      </span>
    </span>
  )
}
