import { lazy } from 'react'
import type { LiveGame } from '../games.ts'

const diceBoards = () => import('../boards/dice-boards.tsx')
const Cards = lazy(async () => ({ default: (await import('../boards/card-boards.tsx')).CardBoard }))
const Roulette = lazy(async () => ({ default: (await import('../boards/roulette-board.tsx')).RouletteBoard }))
const SicBo = lazy(async () => ({ default: (await diceBoards()).SicBoBoard }))
const TaiXiu = lazy(async () => ({ default: (await diceBoards()).TaiXiuBoard }))
const BauCua = lazy(async () => ({ default: (await diceBoards()).BauCuaBoard }))
const XocDia = lazy(async () => ({ default: (await diceBoards()).XocDiaBoard }))

/** The betting layout of a game. */
export function GameBoard({ game }: { readonly game: LiveGame }) {
  switch (game) {
    case 'baccarat':
    case 'baccarat-no-commission':
    case 'baccarat-ez':
      return <Cards game="baccarat" />
    case 'dragon-tiger':
      return <Cards game="dragon-tiger" />
    case 'roulette':
    case 'lucky-roulette':
      return <Roulette />
    case 'sic-bo':
      return <SicBo />
    case 'tai-xiu':
      return <TaiXiu />
    case 'bau-cua':
      return <BauCua />
    case 'xoc-dia':
      return <XocDia />
    case 'blackjack':
      return <Cards game="blackjack" />
  }
}
