import { Diamond } from 'lucide-react'
import type { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import type { roomsOffice } from '../contract.ts'

type List = typeof roomsOffice.list
export type RoomRow = Reply<List>['rows'][number]

type Props = {
  readonly asked: ReturnType<typeof useApiQuery<List>>
  readonly selected: string | null
  readonly onRoom: (code: string) => void
}

/** The rooms of a brand with state, seats, and the hands and rake of today. */
export function RoomList({ asked, selected, onRoom }: Props) {
  const texts = useTexts()
  const { t } = texts
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<EmptyState icon={Diamond} title={t('roomsOffice.none')} text={t('roomsOffice.noneText')} />}
    >
      {({ rows }) => (
        <Table
          caption={t('roomsOffice.tab.rooms')}
          columns={columnsOf(texts)}
          rows={rows}
          rowKey={({ code }) => code}
          onRow={({ code }) => onRoom(code)}
          selectedKey={selected}
          dense
          phone={(row) => <PhoneRow row={row} />}
        />
      )}
    </QueryState>
  )
}

/** Open, closing after its hand, or closed; a hand that is stuck comes first. */
export function RoomState({ row: { state, isStuck, isPlaying } }: { readonly row: RoomRow }) {
  const { t } = useTexts()
  if (isStuck) return <Status tone="bad">{t('roomsOffice.stuck')}</Status>
  if (state === 'closed') return <Status tone="plain">{t('roomsOffice.state.closed')}</Status>
  if (state === 'closing') return <Status tone="waiting">{t('roomsOffice.state.closing')}</Status>
  return (
    <Status tone={isPlaying ? 'good' : 'info'}>
      {t(isPlaying ? 'roomsOffice.playing' : 'roomsOffice.state.open')}
    </Status>
  )
}

/** Blinds, or what a card is worth: "500 / 1,000 VND". */
export function Stakes({ row: { game, small, unit, currency } }: { readonly row: RoomRow }) {
  return (
    <span className="whitespace-nowrap">
      {game === 'holdem' && (
        <>
          <Amount amount={small} currency={currency} />
          {' / '}
        </>
      )}
      <Amount amount={unit} currency={currency} code />
    </span>
  )
}

const Rake = ({ row }: { readonly row: RoomRow }) =>
  row.isPractice ? (
    <span className="text-faint">–</span>
  ) : (
    <Amount amount={row.rakeToday} currency={row.currency} code />
  )

function columnsOf({ t, number, date }: Texts): Column<RoomRow>[] {
  return [
    {
      key: 'code',
      head: t('roomsOffice.room'),
      cell: ({ code, game, openedBy }) => (
        <span>
          <span className="num font-medium">{code}</span>{' '}
          <span className="text-muted">{t(`roomsOffice.game.${game}`)}</span>{' '}
          {openedBy !== null && <Status tone="gold">{t('roomsOffice.private')}</Status>}
        </span>
      ),
    },
    { key: 'state', head: t('roomsOffice.status'), cell: (row) => <RoomState row={row} /> },
    { key: 'stakes', head: t('roomsOffice.stakes'), figures: true, cell: (row) => <Stakes row={row} /> },
    {
      key: 'seats',
      head: t('roomsOffice.seats'),
      figures: true,
      cell: ({ people, taken, seats }) => (
        <span className="num">
          {people}/{seats}
          {taken > people && <span className="text-faint"> +{taken - people}</span>}
        </span>
      ),
    },
    {
      key: 'hands',
      head: t('roomsOffice.handsToday'),
      figures: true,
      cell: ({ handsToday }) => number(handsToday),
    },
    { key: 'rake', head: t('roomsOffice.rakeToday'), figures: true, cell: (row) => <Rake row={row} /> },
    {
      key: 'last',
      head: t('roomsOffice.lastHand'),
      minor: true,
      cell: ({ lastAt }) => (lastAt ? <span className="num">{date(lastAt, 'brief')}</span> : null),
    },
  ]
}

function PhoneRow({ row }: { readonly row: RoomRow }) {
  const { t, number } = useTexts()
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <span className="font-medium">
          <span className="num">{row.code}</span> {t(`roomsOffice.game.${row.game}`)}{' '}
          {row.openedBy !== null && <Status tone="gold">{t('roomsOffice.private')}</Status>}
        </span>
        <RoomState row={row} />
      </div>
      <div className="flex items-center justify-between gap-3 text-12 text-muted">
        <Stakes row={row} />
        <span className="num">
          {t('roomsOffice.seats')}: {row.people}/{row.seats}
        </span>
      </div>
      <div className="flex items-center justify-between gap-3 text-12 text-muted">
        <span>
          {t('roomsOffice.handsToday')}: {number(row.handsToday)}
        </span>
        <span>
          {t('roomsOffice.rakeToday')}: <Rake row={row} />
        </span>
      </div>
    </div>
  )
}
