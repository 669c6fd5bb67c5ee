import { BaccaratBoard } from './baccarat-board.tsx'
import { BlackjackBoard } from './blackjack-board.tsx'
import { DragonTigerBoard } from './dragon-tiger-board.tsx'

/** The layout of a card game, so that one chunk holds them all. */
export function CardBoard({ game }: { readonly game: 'baccarat' | 'dragon-tiger' | 'blackjack' }) {
  switch (game) {
    case 'baccarat':
      return <BaccaratBoard />
    case 'dragon-tiger':
      return <DragonTigerBoard />
    case 'blackjack':
      return <BlackjackBoard />
  }
}
