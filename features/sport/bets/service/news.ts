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

/** Tells a member what became of a bet that waited. */
export function tellPending(
  app: App,
  {
    id,
    memberId,
    bet,
    state,
  }: {
    readonly id: string
    readonly memberId: bigint
    readonly bet: string | null
    readonly state: string
  },
): void {
  const patch = { bet, pending: id, state }
  app.events.publish(`member:${memberId}`, { topic: 'sport.bet', seq: '1', patch })
}
