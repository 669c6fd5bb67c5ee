import type { RoadGame } from '../../rules/page/sides.ts'
import type { LiveGame } from '../games.ts'
import { LastResults } from './last-results.tsx'
import { Roads } from './roads.tsx'

/** How the past results of a game are drawn. */
export function roadGameOf(game: LiveGame): RoadGame | null {
  switch (game) {
    case 'baccarat':
    case 'baccarat-no-commission':
    case 'baccarat-ez':
      return 'baccarat'
    case 'dragon-tiger':
    case 'sic-bo':
    case 'tai-xiu':
    case 'xoc-dia':
      return game
    case 'roulette':
    case 'lucky-roulette':
    case 'bau-cua':
    case 'blackjack':
      return null
  }
}

/** Past results of a table: roads where the game has two sides, else the last results. */
export function History({ game, marks }: { readonly game: LiveGame; readonly marks: readonly string[] }) {
  const road = roadGameOf(game)
  if (game === 'blackjack') return null
  if (road === null) return <LastResults game={game} marks={marks} count={16} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {(game === 'sic-bo' || game === 'tai-xiu') && <LastResults game={game} marks={marks} count={10} />}
      <Roads game={road} marks={marks} hasDerived={road === 'baccarat' || road === 'dragon-tiger'} />
    </div>
  )
}
