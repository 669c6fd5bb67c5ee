import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { houseNow } from '#ui/api/server-clock.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useWatch } from '#ui/api/watch.ts'
import { Countdown } from '#ui/data/countdown.tsx'
import { Status } from '#ui/data/status.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Link } from '#ui/route/link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useChips } from '#features/play/card-rooms/site/chips.ts'
import { tournaments } from '../contract.ts'
import { TournamentState, type Listed } from './tournament-state.tsx'
import './tournaments.css'

/** Events tell of changes; this bounds how long a lost one is missed. */
const POLL_MS = 20_000
const SOON_MS = 3_600_000
const shows = ['all', 'mine', 'sitgo', 'scheduled', 'practice'] as const
type Show = (typeof shows)[number]

const fits = (one: Listed, show: Show): boolean =>
  show === 'all' ||
  (show === 'mine' ? one.isMine : show === 'practice' ? one.isPractice : one.kind === show && !one.isPractice)

/** The tournaments of the lobby: state, price, prize pool, players and start of each. */
export function TournamentsList() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(tournaments).list, undefined, { everyMs: POLL_MS })
  const { data, refetch } = asked
  useWatch(data ? [data.watch] : [], { onEvent: () => void refetch(), onAgain: () => void refetch() })
  const [show, setShow] = useState<Show>('all')
  const empty = (
    <EmptyState
      className="panel"
      icon={Trophy}
      title={t('tournaments.none')}
      text={t('tournaments.noneText')}
    />
  )
  return (
    <QueryState
      of={asked}
      waiting={<Skeleton className="h-64" />}
      isEmpty={({ tournaments: all }) => all.length === 0}
      empty={empty}
    >
      {({ tournaments: all }) => (
        <div className="grid gap-4">
          <FilterChips<Show>
            label={t('tournaments.filter')}
            value={show}
            onChange={setShow}
            options={shows.map((value) => ({
              value,
              label:
                value === 'sitgo' || value === 'scheduled'
                  ? t(`tournaments.kind.${value}`)
                  : t(`tournaments.show.${value}`),
              count: all.filter((one) => fits(one, value)).length,
            }))}
          />
          {all.some((one) => fits(one, show)) ? (
            <ul className="ct-list">
              {all
                .filter((one) => fits(one, show))
                .map((one) => (
                  <li key={one.id.toString()}>
                    <TournamentCard one={one} />
                  </li>
                ))}
            </ul>
          ) : (
            empty
          )}
        </div>
      )}
    </QueryState>
  )
}

function TournamentCard({ one }: { readonly one: Listed }) {
  const { t } = useTexts()
  const chips = useChips(one)
  const facts = [
    [t('tournaments.buyIn'), one.isPractice ? t('tournaments.free') : chips(one.buyIn + one.fee)],
    [t('tournaments.pool'), chips(one.pool)],
    [t('tournaments.players'), <PlayerCount key="players" one={one} />],
  ] as const
  return (
    <article className="ct-card panel" data-mine={one.isMine || undefined}>
      <div className="flex items-start justify-between gap-2">
        <Link to="/tournament" search={{ id: one.id.toString() }} className="ct-link">
          {one.name}
        </Link>
        <span className="flex flex-wrap justify-end gap-1">
          {one.isMine && <Status tone="gold">{t('tournaments.yours')}</Status>}
          <TournamentState of={one} />
        </span>
      </div>
      <p className="text-12 text-muted">
        {t(`rooms.game.${one.game}`)} · {t(`tournaments.kind.${one.kind}`)} · <Start one={one} />
      </p>
      <dl className="ct-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

/** "3 of 6", or "4 of 12 left". */
export function PlayerCount({ one }: { readonly one: Listed }) {
  const { t } = useTexts()
  return one.state === 'running'
    ? t('tournaments.leftOf', { left: one.left, players: one.players })
    : t('tournaments.playersOf', { players: one.players, most: one.playersMax })
}

/** When it started; before that, when it starts. */
export function Start({ one }: { readonly one: Listed }) {
  const { t, date } = useTexts()
  const at = one.startedAt ?? one.startsAt ?? one.endedAt
  if (!at)
    return one.isPractice ? t('tournaments.withBots') : t('tournaments.whenFull', { seats: one.playersMax })
  const isSoon = one.state === 'open' && at.getTime() - houseNow() < SOON_MS
  return isSoon ? <Countdown until={at} /> : date(at, 'stamp')
}
