import type { Json } from '#game-kit/schema.ts'

/** A round whose slips have their money. */
export type RoundOver = {
  readonly id: string
  readonly series: string
  readonly number: bigint
  readonly label: string
  readonly game: string
  readonly state: 'settled' | 'void'
  /** Null for a void round. */
  readonly outcome: Json
  /** 2 and more: a correction. */
  readonly settlement: number
}

/** A round that has changed, with the version before the change. */
export type RoundChange = { readonly id: string; readonly series: string; readonly version: number }
