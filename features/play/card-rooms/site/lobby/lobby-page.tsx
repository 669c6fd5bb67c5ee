import { Armchair, Lock, SearchX, Zap } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useWatch } from '#ui/api/watch.ts'
import { navigate, usePlace } from '#ui/route/place.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { cardRooms } from '../../contract.ts'
import { filtered, noFilter, quickSeat, type Filter } from '../../rules/lobby.ts'
import { CodeBox } from '../private/code-box.tsx'
import { readFilter, searchOf } from './filter.ts'
import { LobbyFilters } from './lobby-filters.tsx'
import { RoomRow } from './room-row.tsx'
import './lobby.css'

export type ListedRoom = Reply<typeof cardRooms.list>['rooms'][number]

const TournamentsList = lazy(async () => ({
  default: (await import('#features/play/card-tournaments/site/tournaments-list.tsx')).TournamentsList,
}))
const PrivateDialog = lazy(async () => ({
  default: (await import('../private/private-dialog.tsx')).PrivateDialog,
}))
const tabs = ['tables', 'tournaments'] as const
type Tab = (typeof tabs)[number]

const POLL_MS = 10_000

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
        {({ rooms, mayOpenPrivate }) => <Rooms rooms={rooms} mayOpenPrivate={mayOpenPrivate} />}
      </QueryState>
    </div>
  )
}

type RoomsProps = { readonly rooms: readonly ListedRoom[]; readonly mayOpenPrivate: boolean }

function Rooms({ rooms, mayOpenPrivate }: RoomsProps) {
  const { t } = useTexts()
  const isMember = useIsMember()
  const filter = readFilter(usePlace().search)
  const [isOpening, setOpening] = useState(false)
  const shown = filtered(rooms, filter)
  const quick = quickSeat(shown)
  const narrow = (to: Filter) =>
    void navigate({ to: '/pvp', search: searchOf(to), replace: true, resetScroll: false })
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <LobbyFilters rooms={rooms} filter={filter} onChange={narrow} />
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          {mayOpenPrivate && (
            <Button icon={Lock} onClick={() => (isMember ? setOpening(true) : openAuth('login'))}>
              {t('rooms.openPrivate')}
            </Button>
          )}
          {quick && (
            <Button
              look="primary"
              icon={Zap}
              onClick={() => void navigate({ to: '/room', search: { code: quick.code } })}
            >
              {t('rooms.quickSeat')}
            </Button>
          )}
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          className="panel"
          icon={SearchX}
          title={t('rooms.noneFound')}
          text={t('rooms.noneFoundText')}
          action={<Button onClick={() => narrow(noFilter)}>{t('rooms.clearFilters')}</Button>}
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
      {mayOpenPrivate && <CodeBox />}
      {isOpening && (
        <Suspense fallback={null}>
          <PrivateDialog rooms={rooms} onClose={() => setOpening(false)} />
        </Suspense>
      )}
    </>
  )
}

const Waiting = () => (
  <div className="cr-rooms" aria-hidden>
    {Array.from({ length: 6 }, (_, nth) => (
      <Skeleton key={nth} className="h-28" />
    ))}
  </div>
)
