import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useGrowing } from '#ui/state/calm.ts'
import { FeatureCard, GameCard, type LobbyGame } from './game-card.tsx'
import { useIsWide } from './home/use-is-wide.ts'
import { SectionHead, type SectionHeadProps } from './section-head.tsx'

/** Cards of a row that are visible on a phone, plus one; the others are rendered in steps. */
const SEEN = 4
const STEP = 8

/** Up to this many games get a feature card; beyond, posters. */
export const MOST_FEATURED = 4

export type GamesRowProps = {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly link?: SectionHeadProps['link']
  readonly games: readonly LobbyGame[]
  readonly onPlay: (gameId: string) => void
  readonly eager?: boolean
}

/** A titled row of games: hot, new, a category, or all. Scrolls horizontally on touch screens, two lines on a desktop. */
export function GamesRow({ title, note, link, games, onPlay, eager = false }: GamesRowProps) {
  const isWide = useIsWide()
  const seen = useGrowing(games.length, isWide ? games.length : SEEN, STEP)
  if (games.length === 0) return null
  const shown = games.slice(0, isWide ? games.length : seen)
  return (
    <section>
      <SectionHead title={title} note={note} link={link} />
      {games.length <= MOST_FEATURED ? (
        <div
          className={clsx(
            'grid gap-3',
            // three per line would leave a fourth card alone; two would leave a gap
            games.length === 3 ? 'lg:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]' : 'lg:grid-cols-2',
          )}
        >
          {games.map((game) => (
            <FeatureCard key={game.gameId} game={game} onPlay={onPlay} eager={eager} />
          ))}
        </div>
      ) : (
        <div className="posters-scope">
          <div className="strip snap-x gap-2.5 pb-1 *:w-[30%] *:shrink-0 *:snap-start md:posters md:mx-0 md:px-0 md:*:w-auto">
            {shown.map((game) => (
              <GameCard
                key={game.gameId}
                game={game}
                onPlay={onPlay}
                eager={eager}
                isPlain={games.every(({ isNew }) => isNew)}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}
