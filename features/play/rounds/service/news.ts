import { moneyText, type Minor } from '#kit/money.ts'
import type { GameCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'

/** Minimum time between balance events of a member; the game frame gets the balance with each round. */
const BALANCE_MS = 250
/** Minimum time between events of new winners. */
const WINNERS_MS = 2_000
/** A win enters the winners list from this multiple of the stake (features/play/winners). */
const WINNER_TIMES = 5n

type After = { readonly balance: Minor; readonly held: Minor; readonly seq: bigint }
type Money = { readonly stake: Minor; readonly win: Minor }

/** Publishes events about stored rounds, coalesced per key, so that no round waits for a socket. */
export function createNews(app: App): (seat: GameCaller, money: Money, after: After) => void {
  const balances = gathered<bigint, After>(BALANCE_MS, (memberId, { balance, held, seq }) => {
    const patch = { balance: moneyText(balance), held: moneyText(held) }
    app.events.publish(`member:${memberId}`, { topic: 'wallet.balance', seq: seq.toString(), patch })
  })
  const winners = gathered<string, number>(WINNERS_MS, (merchant, atMs) => {
    app.events.publish(`merchant:${merchant}`, { topic: 'winners.latest', seq: atMs.toString(), patch: {} })
  })
  return (seat, { stake, win }, after) => {
    balances(seat.memberId, after)
    const isWinner = stake > 0n && win >= stake * WINNER_TIMES && seat.currency !== 'FUN'
    if (isWinner) winners(seat.merchant, app.clock.now().getTime())
  }
}

/** Keeps the latest value of each key and publishes it once after a delay. */
function gathered<K, V>(everyMs: number, tell: (key: K, value: V) => void): (key: K, value: V) => void {
  let newest = new Map<K, V>()
  const flush = (): void => {
    const batch = newest
    newest = new Map()
    for (const [key, value] of batch) tell(key, value)
  }
  return (key, value) => {
    if (newest.size === 0) setTimeout(flush, everyMs).unref()
    newest.set(key, value) // rounds of one wallet arrive in order, so the last is the newest
  }
}
