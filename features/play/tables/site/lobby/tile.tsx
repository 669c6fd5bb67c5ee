import { Heart, Users } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Countdown } from '#ui/data/countdown.tsx'
import { Link } from '#ui/route/link.tsx'
import { chipText } from '../bets/chip-text.ts'
import { feltOf } from '../games.ts'
import { GoodRoads } from '../roads/good-roads.tsx'
import { roadGameOf } from '../roads/history.tsx'
import { LastResults } from '../roads/last-results.tsx'
import { TileRoad } from '../roads/tile-road.tsx'
import { Stage } from '../stage/stage.tsx'
import { toggleFavourite, useFavouriteTables } from '../state/favourites.ts'
import type { TableInfo } from '../use-table.ts'

/** A table in the lobby: its dealer, limits, players, phase and the road so far; `children` are further buttons. */
export function Tile({
  table,
  children,
}: {
  readonly table: TableInfo
  readonly children?: React.ReactNode
}) {
  const { t } = useTexts()
  const { code, name, game, limits, players, phase, closesAt, marks, isOpen, goodRoads } = table
  const isFavourite = useFavouriteTables().includes(code)
  const road = roadGameOf(game)
  return (
    <article className="lt-tile panel">
      <Stage table={code} felt={feltOf(game)} pose="idle" isSmall>
        {null}
      </Stage>
      <div className="lt-tile-head">
        <Link to="/table" search={{ code }} className="lt-tile-link">
          {name}
        </Link>
        <span className="text-12 text-muted">{t(`tables.game.${game}`)}</span>
        <span className="num ml-auto text-12 text-muted">
          {chipText(limits.min)} – {chipText(limits.tableMax)}
        </span>
      </div>
      <span className="lt-tile-phase" data-phase={isOpen ? phase : 'shut'}>
        {isOpen && phase === 'betting' && closesAt ? (
          <Countdown until={closesAt} />
        ) : (
          t(`tables.phase.${isOpen ? phase : 'shut'}`)
        )}
      </span>
      <span className="lt-tile-players num">
        <Users size={14} aria-hidden />
        <span className="sr-only">{t('tables.players')}</span>
        {players}
      </span>
      <button
        type="button"
        className="lt-tile-heart hit"
        aria-pressed={isFavourite}
        aria-label={t('tables.favourite', { name })}
        onClick={() => toggleFavourite(code)}
      >
        <Heart size={18} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
      </button>
      {children}
      <div className="px-2 pb-2">
        {road ? (
          <TileRoad game={road} marks={marks} name={name} />
        ) : (
          <div className="min-h-16">
            <LastResults game={game} marks={marks} count={10} />
          </div>
        )}
        <GoodRoads of={game} list={goodRoads} />
      </div>
    </article>
  )
}
