import { moneyText } from '#kit/money.ts'
import type { WonNews } from '#ledger/windows/settle.ts'
import type { App } from '#server/app.ts'

/** Tells members whose bets won: their balance, and that bets have changed. Best-effort. */
export function tellSettled(app: App, news: readonly WonNews[]): void {
  for (const { memberId, balance, held, seq } of news) {
    app.events.publish(`member:${memberId}`, {
      topic: 'wallet.balance',
      seq: seq.toString(),
      patch: { balance: moneyText(balance), held: moneyText(held) },
    })
    app.events.publish(`member:${memberId}`, {
      topic: 'sport.bet',
      seq: seq.toString(),
      patch: { bet: null, state: 'settled' },
    })
  }
}
