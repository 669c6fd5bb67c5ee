import { createContext, useContext } from 'react'
import type { Currency } from '#kit/currency.ts'
import type { Piece } from '../../rules/page/calls.ts'

/** What of a bet everybody has laid. */
export type Stand = { readonly players: number; readonly stake: bigint }

/** A betting layout's view of its table. */
export type Board = {
  readonly currency: Currency
  /** Chips may be laid. */
  readonly isOpen: boolean
  readonly chips: readonly bigint[]
  /** The bets that this table offers. */
  readonly isOffered: (key: string) => boolean
  /** The caller's stake on a bet, with what is on its way. */
  readonly stakeOn: (key: string) => bigint
  readonly isPending: (key: string) => boolean
  readonly standOn: (key: string) => Stand | null
  /** What it pays for one, as text ("0.95", "12"); null where unknown. */
  readonly oddsOf: (key: string) => string | null
  /** After the deal: whether a bet has won; null before. */
  readonly hasWon: (key: string) => boolean | null
  /** What may still be laid on a bet. */
  readonly leftOn: (key: string) => bigint
  readonly lay: (pieces: readonly Piece[], call?: string) => void
}

const Context = createContext<Board | null>(null)
export const BoardProvider = Context.Provider

export function useBoard(): Board {
  const board = useContext(Context)
  if (!board) throw new Error('a betting layout needs its table around it')
  return board
}
