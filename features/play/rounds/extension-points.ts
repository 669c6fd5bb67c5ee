import type { App } from '#server/app.ts'
import type { GameCaller } from '#server/call.ts'
import { extensionList, extensionPoint } from '#server/extension/point.ts'
import type { Minor } from '#kit/money.ts'

/** What a settled round contributed to the wagering of a bonus; amounts in ledger units. */
export type Contribution = {
  readonly bonus: string
  /** The bonus as it was granted. */
  readonly amount: Minor
  readonly contribution: Minor
}

type Asked = { readonly memberId: bigint; readonly wallet: bigint; readonly rounds: readonly string[] }

/** Contributions by round ID; a round that counted for no bonus is left out. Filled by the bonuses feature. */
export const roundContributions =
  extensionPoint<(app: App, asked: Asked) => Promise<ReadonlyMap<string, Contribution>>>(
    'rounds.contributions',
  )

/** An instant round that has been stored: what was bet and what each bet returned, in the same order. */
export type PlayedRound = {
  readonly seat: GameCaller
  /** As they are stored with the round. */
  readonly bets: readonly unknown[]
  /** The stake of each bet and the exact multiple that it returned. */
  readonly lines: readonly {
    readonly stake: Minor
    readonly factor: { readonly n: bigint; readonly d: bigint }
  }[]
}

/** Who wants to hear of stored rounds, such as shared tables. It is called after the commit and may neither wait nor fail. */
export const roundPlayed = extensionList<(app: App, round: PlayedRound) => void>('rounds.played')
