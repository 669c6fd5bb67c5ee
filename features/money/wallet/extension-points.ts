import type { Language } from '#server/call.ts'
import { extensionPoint } from '#server/extension/point.ts'
import type { App } from '#server/app.ts'

/** Names of the games of rounds, by round ID (UUIDs); unknown IDs are left out. Filled by the rounds feature. */
export const gamesOfRounds =
  extensionPoint<
    (app: App, ids: readonly string[], language: Language) => Promise<ReadonlyMap<string, string>>
  >('wallet.gamesOfRounds')
