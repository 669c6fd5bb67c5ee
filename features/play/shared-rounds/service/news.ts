import { moneyText } from '#kit/money.ts'
import type { WonNews } from '#ledger/windows/settle.ts'
import type { App } from '#server/app.ts'
import type { RoundOver } from '../rules/over.ts'
import type { RoundRow } from '../store/rounds.ts'

/** Tells every brand's pages that a round has changed: they read the events after the version that they know. */
export function announce(
  app: App,
  { id, series, version }: Pick<RoundRow, 'id' | 'series' | 'version'>,
): void {
  const tell = async () => {
    for (const { code } of await app.merchants.all())
      app.events.publish(`merchant:${code}`, {
        topic: 'shared.round',
        seq: String(version + 1),
        patch: { round: id, series },
      })
  }
  tell().catch((error: unknown) => app.log.warn({ error }, 'shared rounds: a change was not announced'))
}

/** The new balances of wallets that won something. */
export function tellWinners(app: App, news: readonly WonNews[]): void {
  for (const { memberId, balance, held, seq } of news)
    app.events.publish(`member:${memberId}`, {
      topic: 'wallet.balance',
      seq: seq.toString(),
      patch: { balance: moneyText(balance), held: moneyText(held) },
    })
}

/** The feature's own filling of `roundSettled`: the log says what was settled. */
export function noteSettled(app: App, { id, series, label, state, settlement }: RoundOver): Promise<void> {
  app.log.debug({ round: id, series, label, state, settlement }, 'shared round over')
  return Promise.resolve()
}
