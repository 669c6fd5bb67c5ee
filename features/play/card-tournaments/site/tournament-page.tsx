import { useChips } from '#features/play/card-rooms/site/chips.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Link } from '#ui/route/link.tsx'
import { usePlace } from '#ui/route/place.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { EntryActions, type TournamentReply } from './entry-actions.tsx'
import { Outcome } from './outcome.tsx'
import { Levels, Payouts, Standings } from './tournament-tables.tsx'
import { PlayerCount, Start, TournamentsList } from './tournaments-list.tsx'
import { TournamentState } from './tournament-state.tsx'
import { TournamentStrip } from './tournament-strip.tsx'
import { useTournament } from './use-tournament.ts'
import { usePoints } from '../shown/points.ts'
import './tournaments.css'

/** The page of a tournament, `?id=12`. Without a number the list. */
export function TournamentPage() {
  const { id } = usePlace().search
  return id !== undefined && /^[1-9]\d{0,17}$/.test(id) ? (
    <One key={id} id={BigInt(id)} />
  ) : (
    <AllTournaments />
  )
}

function AllTournaments() {
  const { t } = useTexts()
  return (
    <section className="mx-auto grid max-w-280 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h1 className="text-22 font-bold">{t('tournaments.title')}</h1>
        <p className="text-14 text-muted">{t('tournaments.lead')}</p>
      </div>
      <TournamentsList />
    </section>
  )
}

function One({ id }: { readonly id: bigint }) {
  const asked = useTournament(id)
  return (
    <QueryState of={asked} waiting={<Skeleton className="h-96" />}>
      {(data) => <Shown data={data} />}
    </QueryState>
  )
}

export function Shown({ data }: { readonly data: TournamentReply }) {
  const { t } = useTexts()
  const { tournament, moment } = data
  return (
    <section
      className="mx-auto grid max-w-280 grid-cols-[minmax(0,1fr)] gap-4"
      aria-labelledby="tournament-title"
    >
      <header className="grid gap-1">
        <Link to="/pvp" search={{ show: 'tournaments' }} className="text-13 text-action-text">
          {t('tournaments.all')}
        </Link>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 id="tournament-title" className="text-22 font-bold">
            {tournament.name}
          </h1>
          <TournamentState of={tournament} />
        </div>
      </header>
      <Outcome data={data} />
      {moment && <TournamentStrip data={data} />}
      <div className="ct-page">
        <div className="grid min-w-0 gap-4">
          <Standings data={data} />
          <Levels data={data} />
        </div>
        <div className="grid min-w-0 gap-4 max-[899px]:order-first">
          <div className="panel grid gap-4 p-4">
            <EntryActions data={data} />
            <Terms data={data} />
          </div>
          <Payouts data={data} />
        </div>
      </div>
    </section>
  )
}

/** What one buys: price, pool, players, start, stack, late registration. */
function Terms({ data }: { readonly data: TournamentReply }) {
  const { t } = useTexts()
  const { tournament: one } = data
  const chips = useChips(one)
  const points = usePoints()
  const price = t('tournaments.price', { buyIn: chips(one.buyIn), fee: chips(one.fee) })
  const late =
    one.lateLevels > 0 ? t('tournaments.lateUntil', { level: one.lateLevels }) : t('tournaments.noLate')
  return (
    <Facts
      facts={[
        { key: 'game', name: t('tournaments.game'), value: t(`rooms.game.${one.game}`) },
        { key: 'price', name: t('tournaments.buyIn'), value: one.isPractice ? t('tournaments.free') : price },
        { key: 'pool', name: t('tournaments.pool'), value: chips(one.pool) },
        { key: 'players', name: t('tournaments.players'), value: <PlayerCount one={one} /> },
        { key: 'starts', name: t('tournaments.starts'), value: <Start one={one} /> },
        { key: 'stack', name: t('tournaments.stack'), value: points(one.stack) },
        { key: 'seats', name: t('tournaments.seatsEach'), value: one.seats },
        ...(one.kind === 'scheduled'
          ? [
              { key: 'least', name: t('tournaments.least'), value: one.playersMin },
              { key: 'late', name: t('tournaments.late'), value: late },
              {
                key: 're',
                name: t('tournaments.reEntries'),
                value: one.reEntries > 0 ? one.reEntries : t('tournaments.noReEntries'),
              },
            ]
          : []),
      ]}
    />
  )
}
