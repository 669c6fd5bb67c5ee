import type { ReactNode } from 'react'
import { SectionHead } from './section-head.tsx'
import { FeatureCard, GameCard, type LobbyGame } from './game-card.tsx'

/** Up to so many games get a card that tells more; beyond, posters. */
const MOST_FEATURED = 4

export type GamesRowProps = {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly games: readonly LobbyGame[]
  readonly onPlay: (gameId: string) => void
  readonly eager?: boolean
}

/** A row of games under its title: hot, new, a category, all. */
export function GamesRow({ title, note, games, onPlay, eager = false }: GamesRowProps) {
  if (games.length === 0) return null
  const isShort = games.length <= MOST_FEATURED
  return (
    <section>
      <SectionHead title={title} note={note} />
      <div
        className={
          isShort
            ? 'grid gap-3 lg:grid-cols-2'
            : 'grid grid-cols-3 gap-x-2.5 gap-y-4 md:grid-cols-5 lg:grid-cols-7 lg:gap-3.5'
        }
      >
        {games.map((game) =>
          isShort ? (
            <FeatureCard key={game.gameId} game={game} onPlay={onPlay} eager={eager} />
          ) : (
            <GameCard key={game.gameId} game={game} onPlay={onPlay} eager={eager} />
          ),
        )}
      </div>
    </section>
  )
}
