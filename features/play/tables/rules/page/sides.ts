/**
 * The two sides of a game whose results are drawn as roads, read from the short text of a result. Sides are named as in baccarat, so that
 * one way of drawing serves all: dragon, xỉu, small and odd are drawn as the player, tiger, tài, big and even as the banker. A triple at
 * sic bo is neither. Example: "2-5-6" at tai xiu is a tài, "3" at xoc dia (three red coins) is odd.
 */
export type RoadSide = 'player' | 'banker' | 'tie'

export type RoadGame = 'baccarat' | 'dragon-tiger' | 'sic-bo' | 'tai-xiu' | 'xoc-dia'

export function sideOf(game: RoadGame, mark: string): RoadSide | null {
  switch (game) {
    case 'baccarat':
      return letters[mark[0] ?? ''] ?? null
    case 'dragon-tiger':
      return mark[0] === 'D' ? 'player' : mark[0] === 'T' ? 'banker' : mark[0] === '=' ? 'tie' : null
    case 'sic-bo':
    case 'tai-xiu': {
      const dice = mark.split('-').map(Number)
      if (game === 'sic-bo' && new Set(dice).size === 1) return 'tie'
      return dice.reduce((sum, face) => sum + face, 0) >= 11 ? 'banker' : 'player'
    }
    case 'xoc-dia':
      return Number(mark) % 2 === 0 ? 'banker' : 'player'
  }
}

const letters: Readonly<Record<string, RoadSide>> = { P: 'player', B: 'banker', T: 'tie' }

/** The pairs of a baccarat result. */
export const pairsOf = (mark: string) => ({
  player: /p/.test(mark.slice(1)),
  banker: /b/.test(mark.slice(1)),
})
