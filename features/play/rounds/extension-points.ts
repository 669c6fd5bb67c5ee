import type { App } from '#server/app.ts'
import { extensionPoint } from '#server/extension/point.ts'
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
