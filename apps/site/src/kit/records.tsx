import { Clock } from 'lucide-react'
import { useState } from 'react'
import { major } from '#kit/money.ts'
import { Poster } from '#ui/art/poster.tsx'
import { Qr } from '#ui/art/qr.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Countdown } from '#ui/data/countdown.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import { Timeline } from '#ui/data/timeline.tsx'
import { DateRange } from '#ui/records/date-range.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Pager } from '#ui/records/pager.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { Chapter, Shelf, Stand } from './stand.tsx'

type Row = { readonly id: string; readonly game: string; readonly stake: number; readonly net: number }
const rows: readonly Row[] = [
  { id: 'R-1', game: 'River Dragon', stake: 50_000, net: 400_000 },
  { id: 'R-2', game: 'River Dragon', stake: 50_000, net: -15_000 },
  { id: 'R-3', game: 'Dice', stake: 100_000, net: -100_000 },
]
const columns: readonly Column<Row>[] = [
  { key: 'id', head: 'Round', cell: (row) => row.id, total: '3 bets' },
  { key: 'game', head: 'Game', cell: (row) => row.game },
  {
    key: 'stake',
    head: 'Stake',
    figures: true,
    cell: (row) => <Amount amount={major(row.stake)} currency="VND" />,
    total: <Amount amount={major(200_000)} currency="VND" />,
  },
  {
    key: 'net',
    head: 'Result',
    figures: true,
    cell: (row) => <Amount amount={major(row.net)} currency="VND" signed won={row.net > 0} />,
    total: <Amount amount={major(285_000)} currency="VND" signed won />,
  },
]
const tones: readonly Tone[] = ['plain', 'good', 'waiting', 'bad', 'info', 'gold']
const IN_A_WHILE_MS = 16 * 60_000
const soon = new Date(Date.now() + IN_A_WHILE_MS)

export function Records() {
  const [chip, setChip] = useState<'all' | 'dice'>('all')
  const [range, setRange] = useState({ from: '2026-11-15', to: '2026-11-21' })
  return (
    <Chapter id="records" title="Records and data">
      <Shelf>
        <Stand name="amounts: plain, symbol, signed, won, hidden">
          <Amount amount="12480500.00" currency="VND" />
          <Amount amount={major(12)} currency="USD" symbol />
          <Amount amount={major(-50_000)} currency="VND" signed />
          <Amount amount={major(400_000)} currency="VND" signed won />
          <Amount amount="1.00" currency="VND" hidden />
        </Stand>
        <Stand name="states">
          {tones.map((tone) => (
            <Status key={tone} tone={tone} icon={tone === 'waiting' ? Clock : undefined}>
              {tone}
            </Status>
          ))}
        </Stand>
        <Stand name="filters">
          <FilterChips
            label="Game"
            options={[
              { value: 'all', label: 'All games', count: 3 },
              { value: 'dice', label: 'Dice' },
            ]}
            value={chip}
            onChange={setChip}
          />
        </Stand>
        <DateRange value={range} onChange={setRange} />
        <Tables />
        <Data />
      </Shelf>
    </Chapter>
  )
}

function Tables() {
  const [selected, setSelected] = useState<string | null>('R-2')
  const [page, setPage] = useState(6)
  return (
    <>
      <Stand name="table: totals, chosen row; a list on a phone" wide>
        <Table
          className="w-full"
          caption="Betting record"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          onRow={(row) => setSelected(row.id)}
          selectedKey={selected}
          phone={(row) => (
            <span className="flex justify-between">
              {row.game}
              <Amount amount={major(row.net)} currency="VND" signed won={row.net > 0} />
            </span>
          )}
        />
      </Stand>
      <Stand name="table, dense" wide>
        <Table
          className="w-full"
          caption="Queue"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          dense
        />
      </Stand>
      <Stand name="pager" wide>
        <Pager page={page} pages={12} onPage={setPage} />
      </Stand>
    </>
  )
}

function Data() {
  return (
    <>
      <Timeline
        label="Withdrawal"
        steps={[
          {
            key: 'a',
            title: 'Requested',
            text: '5,000,000.00 is reserved in your main wallet',
            at: '19:12:00',
            state: 'done',
          },
          {
            key: 'b',
            title: 'Under review',
            text: 'Usually within ten minutes',
            at: '19:15:40',
            state: 'now',
          },
          { key: 'c', title: 'Sent to your bank', state: 'next' },
        ]}
      />
      <Timeline
        label="Deposit"
        steps={[
          { key: 'a', title: 'Created', at: '19:24:08', state: 'done' },
          {
            key: 'b',
            title: 'Declined by the bank',
            text: 'No money was taken.',
            at: '19:25',
            state: 'failed',
          },
        ]}
      />
      <Stand name="copy, countdown">
        <Copyable text="75f60590b06e6fefd029190d995e65584cdb8c76" what="hash" boxed className="w-full" />
        <Countdown until={soon} className="text-22 font-semibold" />
      </Stand>
      <Stand name="posters: missing, broken; QR">
        <Poster art={null} className="w-28 rounded-card" />
        <Poster
          art={{ src: '/nothing.webp', colour: 'oklch(0.4 0.1 163)' }}
          eager
          className="w-28 rounded-card"
        />
        <Qr text="https://example.org/pay/0417" size={140} />
      </Stand>
    </>
  )
}
