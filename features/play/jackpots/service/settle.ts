import type { Tx } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'
import { houseAccount, transferHouse } from '#ledger/house/transfers.ts'
import { post } from '#ledger/posting.ts'
import type { PostItem, PostResult, RoundItem } from '#ledger/types.ts'
import type { App } from '#server/app.ts'
import { jackpotWon } from '../postings.ts'
import { playLevel, readTerms, type LevelHit } from '../rules/pool.ts'
import { hasBonus, insertHit } from '../store/hits.ts'
import { accountRows, beginCycle, lockPool } from '../store/pools.ts'
import { termsText, type Part } from './part.ts'
import { standingOf, type LevelStanding, type PoolStanding } from './standing.ts'
import { newTrigger, openTrigger, type Secret } from './triggers.ts'

export type Prize = { readonly pool: string; readonly level: string; readonly prize: Minor }

/** Thrown where the pool is no longer as the bet was drawn: nothing was written, the bet is drawn again. */
export class PoolMoved extends Error {}
/** Thrown where bonus money paid a part of the stake: it is played without the jackpot. */
export class PaidWithBonus extends Error {}

export type JackpotBet = {
  readonly item: RoundItem
  readonly part: Part
  /** The random levels that its seed hits. */
  readonly hits: readonly string[]
  readonly member: { readonly id: bigint; readonly merchant: string }
  readonly at: Date
}

type Reached = LevelHit & { readonly standing: LevelStanding; readonly secret: Secret }

/**
 * Posts a bet that hits a level, or may reach one, in the caller's transaction: under the pool's lock the amounts are exact, and the round,
 * its contributions, the prizes and the new seeds commit together. The caller rolls back whenever the result is not `ok`.
 */
export async function settleJackpot(
  app: App,
  tx: Tx,
  bet: JackpotBet,
): Promise<{ readonly result: PostResult; readonly prizes: readonly Prize[] }> {
  const { item, part, member } = bet
  const { code } = part.standing.pool
  const locked = await lockPool(tx, code)
  if (!locked?.pool.isRunning || termsText(locked.levels) !== part.terms) throw new PoolMoved(code)
  const standing = standingOf(app, locked.pool, locked.levels, await accountRows(tx, code))
  const reached = standing.levels.flatMap((level) => reachedBy(app, code, level, bet))
  const prizes: PostItem[] = reached.map((hit) => ({
    posting: jackpotWon,
    key: `jackpot:${code}:${hit.level}:${hit.number}`,
    wallet: item.wallet,
    amount: hit.prize,
    detail: `${code}:${hit.level}`,
    ref: item.round.id,
    play: { vendor: item.vendor, game: item.round.game, category: item.play?.category ?? '' },
  }))
  for (const hit of reached) await record(app, tx, { ...bet, hit, pool: standing })
  const results = await post(tx, [item, ...prizes])
  const bad = results.find(({ status }) => status !== 'ok')
  const [first] = results
  const last = results.at(-1)
  if (!first || !last) throw new Error('jackpots: a posting without a result')
  if (first.status !== 'ok') return { result: first, prizes: [] }
  if (bad) throw new Error(`jackpots: a prize of round ${item.round.id} was not posted: ${bad.status}`)
  if (reached.length > 0 && (await hasBonus(tx, item.round.id))) throw new PaidWithBonus(item.round.id)
  const live = balancesWith(standing, item)
  for (const hit of reached)
    await moveHouse(tx, { hit, pool: standing, merchant: member.merchant, item, live })
  return {
    result: last,
    prizes: reached.map(({ level, prize }) => ({ pool: code, level, prize })),
  }
}

function reachedBy(app: App, pool: string, standing: LevelStanding, bet: JackpotBet): readonly Reached[] {
  const { row, level, trigger, amount, key } = standing
  const secrets: Secret[] = []
  let cycle = row.hits + 1
  const hits = playLevel(
    { level, next: row.next === null ? null : readTerms(row.next), amount, trigger, hits: row.hits },
    { stake: bet.item.stake, isHit: bet.hits.includes(key) },
    (terms) => {
      cycle += 1
      const made = newTrigger(app, { pool, level: terms, cycle })
      secrets.push(made)
      return made.trigger
    },
  )
  const before: Secret[] = [row, ...secrets]
  return hits.map((hit, at) => ({
    ...hit,
    standing: { ...standing, row: { ...row, ...before[at]! } },
    secret: secrets[at]!,
  }))
}

/** The hit with its number, and the cycle that begins after it. */
async function record(
  app: App,
  tx: Tx,
  { hit, pool, item, member, at }: JackpotBet & { readonly hit: Reached; readonly pool: PoolStanding },
): Promise<void> {
  const { row } = hit.standing
  await insertHit(tx, {
    pool: pool.pool.code,
    level: hit.level,
    number: hit.number,
    round: item.round.id,
    memberId: member.id,
    wallet: item.wallet,
    merchant: member.merchant,
    game: item.round.game,
    stake: item.stake,
    prize: hit.prize,
    stays: hit.stays,
    seeded: hit.seeded,
    terms: row.terms,
    triggerSeed: openTrigger(app, row),
    triggerHash: row.triggerHash?.toString('hex') ?? null,
    at,
  })
  await beginCycle(tx, {
    pool: pool.pool.code,
    key: hit.level,
    terms: row.next ?? row.terms,
    hits: hit.number,
    triggerSeed: hit.secret.triggerSeed,
    triggerHash: hit.secret.triggerHash,
  })
}

type Moved = {
  readonly hit: Reached
  readonly pool: PoolStanding
  readonly merchant: string
  readonly item: RoundItem
  /** By account, kept while the hits of the bet move them. */
  readonly live: Map<bigint, Minor>
}

/** The accounts of all levels with what the bet gave them. */
function balancesWith({ levels }: PoolStanding, { contributions = [] }: RoundItem): Map<bigint, Minor> {
  const live = new Map(
    levels.flatMap(({ accounts }) =>
      [...accounts.values()].map(({ account, balance }) => [account, balance] as const),
    ),
  )
  for (const { account, amount } of contributions) live.set(account, (live.get(account) ?? 0n) + amount)
  return live
}

/**
 * The new seed, from the revenue of the brand whose member won; and of a network pool the other brands' parts of the prize: each book gives
 * what its account has, in order of brand, and owes or is owed it (`jackpot_share`), so that each book stays balanced.
 */
async function moveHouse(tx: Tx, { hit, pool, merchant, item, live }: Moved): Promise<void> {
  const { code, currency } = pool.pool
  const key = `jackpot:${code}:${hit.level}:${hit.number}`
  const accounts = hit.standing.accounts
  const own = accounts.get(merchant)
  if (!own) throw new Error(`jackpots: ${code} has no account in ${merchant}`)
  let left = (live.get(own.account) ?? 0n) - hit.prize
  const shareOf = (brand: string) =>
    houseAccount(tx, { merchant: brand, currency, kind: 'jackpot_share', detail: code })
  for (const other of accounts.values()) {
    const has = live.get(other.account) ?? 0n
    if (other.merchant === merchant || left >= 0n || has <= 0n) continue
    const amount = has < -left ? has : -left
    const note = `part of ${other.merchant} in ${code}:${hit.level}:${hit.number}`
    const theirs = { from: other.account, to: await shareOf(other.merchant) }
    const ours = { from: await shareOf(merchant), to: own.account }
    await transferHouse(tx, { ...theirs, key: `${key}:from:${other.merchant}`, amount, note })
    await transferHouse(tx, { ...ours, key: `${key}:to:${other.merchant}`, amount, note })
    live.set(other.account, has - amount)
    left += amount
  }
  const revenue = await houseAccount(tx, { merchant, currency, kind: 'ggr', detail: item.vendor })
  const seed = { from: revenue, to: own.account, amount: hit.seeded }
  await transferHouse(tx, { ...seed, key: `${key}:seed`, note: `seed ${code}:${hit.level}:${hit.number}` })
  live.set(own.account, left + hit.seeded)
}
