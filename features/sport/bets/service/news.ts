import { moneyText } from '#kit/money.ts'
import type { WonNews } from '#ledger/windows/settle.ts'
import { nextEventNumber } from '#live/event-number.ts'
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

/** Tells a member that a bet has changed, after the commit. Best-effort: the page reads it again when it connects. */
export async function tellBet(
  app: App,
  memberId: bigint,
  patch: { readonly bet: string | null; readonly state: string; readonly pending?: string },
): Promise<void> {
  try {
    const seq = (await nextEventNumber(app.db)).toString()
    app.events.publish(`member:${memberId}`, { topic: 'sport.bet', seq, patch })
  } catch (error) {
    app.log.warn({ error }, 'sport bets: a change was not told')
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
): Promise<void> {
  return tellBet(app, memberId, { bet, pending: id, state })
}
