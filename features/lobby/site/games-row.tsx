import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { FeatureCard, GameCard, type LobbyGame } from './game-card.tsx'
import { useIsWide } from './home/use-is-wide.ts'
import { SectionHead, type SectionHeadProps } from './section-head.tsx'

/** Cards of a row that a phone sees, and one more; the others come when it has a moment. */
const SEEN = 4

/** Up to so many games get a card that tells more; beyond, posters. */
const MOST_FEATURED = 4

export type GamesRowProps = {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly link?: SectionHeadProps['link']
  readonly games: readonly LobbyGame[]
  readonly onPlay: (gameId: string) => void
  readonly eager?: boolean
}

/** A row of games under its title: hot, new, a category, all. Sideways under a finger, two lines on a desktop. */
export function GamesRow({ title, note, link, games, onPlay, eager = false }: GamesRowProps) {
  const isWide = useIsWide()
  const isCalm = useCalm()
  if (games.length === 0) return null
  const shown = isWide || isCalm ? games : games.slice(0, SEEN)
  return (
    <section>
      <SectionHead title={title} note={note} link={link} />
      {games.length <= MOST_FEATURED ? (
        <div className="grid gap-3 lg:grid-cols-2">
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

/** Whether the page has had a moment without work; a browser that never says so is given one. */
function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    const calm = () => startTransition(() => setCalm(true))
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(calm, CALM_MS)
      return () => clearTimeout(timer)
    }
    const asked = requestIdleCallback(calm, { timeout: CALM_MS })
    return () => cancelIdleCallback(asked)
  }, [])
  return isCalm
}

const CALM_MS = 3_000
