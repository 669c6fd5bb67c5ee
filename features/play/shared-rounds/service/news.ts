import { moneyText } from '#kit/money.ts'
import type { WonNews } from '#ledger/windows/settle.ts'
import type { App } from '#server/app.ts'
import { doAfterCommit } from '#server/transaction/stage.ts'
import { nextEventNumber } from '#live/event-number.ts'
import { roundChanged } from '../extension-points.ts'
import type { RoundChange, RoundOver } from '../rules/over.ts'
import { roundById } from '../store/rounds.ts'

/**
 * Tells every brand's pages that a round has changed, and its state now: they read the events after the version that they know. A member
 * who lost learns it from here, as a lost bet changes no balance. A version is no number for it: some steps leave it as it was.
 */
export function announce(app: App, change: RoundChange): void {
  doAfterCommit(app, (committed) => {
    tellRound(committed, change).catch((error: unknown) =>
      app.log.warn({ error }, 'shared rounds: a change was not announced'),
    )
  })
}

async function tellRound(app: App, { id, series, version }: RoundChange): Promise<void> {
  for (const hook of roundChanged.of(app)) await hook(app, { id, series, version })
  // before the state is read: of two events of a round, the one with the higher number tells the newer state
  const seq = (await nextEventNumber(app.db)).toString()
  const round = await roundById(app.db, id)
  if (!round) return
  for (const { code } of await app.merchants.all())
    app.events.publish(`merchant:${code}`, {
      topic: 'shared.round',
      seq,
      of: id,
      patch: { round: id, series, version: round.version, state: round.state },
    })
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

/** The feature's own filling of `roundChanged`. */
export function noteChanged(app: App, { id, series, version }: RoundChange): Promise<void> {
  app.log.debug({ round: id, series, version }, 'shared round changed')
  return Promise.resolve()
}
