import { Armchair, SearchX, Zap } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useWatch } from '#ui/api/watch.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { navigate, usePlace } from '#ui/route/place.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { cardRooms } from '../../contract.ts'
import { RoomRow } from './room-row.tsx'
import './lobby.css'

export type ListedRoom = Reply<typeof cardRooms.list>['rooms'][number]

const TournamentsList = lazy(async () => ({
  default: (await import('#features/play/card-tournaments/site/tournaments-list.tsx')).TournamentsList,
}))
const tabs = ['tables', 'tournaments'] as const
type Tab = (typeof tabs)[number]

const POLL_MS = 10_000
type Show = 'all' | 'practice' | ListedRoom['game']

/** The lobby of card rooms: tables with filters and a quick seat, and tournaments. */
export function LobbyPage() {
  const { t } = useTexts()
  const tab: Tab = usePlace().search['show'] === 'tournaments' ? 'tournaments' : 'tables'
  return (
    <section className="mx-auto grid max-w-280 grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="rooms-title">
      <div className="cr-hero">
        <div className="grid gap-1.5">
          <h1 id="rooms-title" className="text-28 font-bold">
            {t('rooms.title')}
          </h1>
          <p className="max-w-120 text-14">{t('rooms.lead')}</p>
        </div>
        <span aria-hidden className="cr-fan">
          <i>A♠</i>
          <i>K♥</i>
          <i>Q♣</i>
        </span>
      </div>
      <Tabs<Tab>
        label={t('rooms.tabs')}
        value={tab}
        tabs={tabs.map((value) => ({ value, label: t(`rooms.tab.${value}`) }))}
        onChange={(value) =>
          void navigate({ to: '/pvp', search: value === 'tables' ? {} : { show: value }, replace: true })
        }
      >
        {(value) =>
          value === 'tables' ? (
            <Tables />
          ) : (
            <Suspense fallback={<Waiting />}>
              <TournamentsList />
            </Suspense>
          )
        }
      </Tabs>
    </section>
  )
}

function Tables() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(cardRooms).list, undefined, { everyMs: POLL_MS })
  const { data, refetch } = asked
  useWatch(data ? [data.watch] : [], { onEvent: () => void refetch(), onAgain: () => void refetch() })
  return (
    <div className="grid gap-4">
      <QueryState
        of={asked}
        waiting={<Waiting />}
        isEmpty={({ rooms }) => rooms.length === 0}
        empty={
          <EmptyState className="panel" icon={Armchair} title={t('rooms.none')} text={t('rooms.noneText')} />
        }
      >
        {({ rooms }) => <Rooms rooms={rooms} />}
      </QueryState>
    </div>
  )
}

function Rooms({ rooms }: { readonly rooms: readonly ListedRoom[] }) {
  const { t } = useTexts()
  const [show, setShow] = useState<Show>('all')
  const [size, setSize] = useState('all')
  const fits = (room: ListedRoom, by: Show) =>
    by === 'all' || (by === 'practice' ? room.isPractice : room.game === by && !room.isPractice)
  const shown = rooms.filter((room) => fits(room, show) && (size === 'all' || room.seats.toString() === size))
  const sizes = [...new Set(rooms.map(({ seats }) => seats))].toSorted((a, b) => a - b)
  const quick = quickSeat(shown)
  const reset = () => {
    setShow('all')
    setSize('all')
  }
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid min-w-0 gap-2">
          <FilterChips<Show>
            label={t('rooms.filter')}
            value={show}
            onChange={setShow}
            options={(['all', 'practice', 'holdem', 'tien-len'] as const).map((value) => ({
              value,
              label:
                value === 'all' || value === 'practice' ? t(`rooms.show.${value}`) : t(`rooms.game.${value}`),
              count: rooms.filter((room) => fits(room, value)).length,
            }))}
          />
          <FilterChips
            label={t('rooms.size')}
            value={size}
            onChange={setSize}
            options={[
              { value: 'all', label: t('rooms.anySize') },
              ...sizes.map((seats) => ({
                value: seats.toString(),
                label: t('rooms.seats', { count: seats }),
              })),
            ]}
          />
        </div>
        {quick && (
          <Button
            look="primary"
            icon={Zap}
            className="max-sm:w-full"
            onClick={() => void navigate({ to: '/room', search: { code: quick.code } })}
          >
            {t('rooms.quickSeat')}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          className="panel"
          icon={SearchX}
          title={t('rooms.noneFound')}
          text={t('rooms.noneFoundText')}
          action={<Button onClick={reset}>{t('rooms.clearFilters')}</Button>}
        />
      ) : (
        <ul className="cr-rooms">
          {shown.map((room) => (
            <li key={room.code}>
              <RoomRow room={room} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The own table, else the one with most people that has a free seat; a practice room where no one else plays. */
function quickSeat(rooms: readonly ListedRoom[]): ListedRoom | null {
  const own = rooms.find(({ isMine }) => isMine)
  const free = rooms.filter(
    ({ taken, people, seats, state }) => state === 'open' && (taken < seats || people < taken),
  )
  const [first] = free.toSorted((a, b) => b.people - a.people || Number(b.isPractice) - Number(a.isPractice))
  return own ?? first ?? null
}

const Waiting = () => (
  <div className="cr-rooms" aria-hidden>
    {Array.from({ length: 6 }, (_, nth) => (
      <Skeleton key={nth} className="h-28" />
    ))}
  </div>
)
