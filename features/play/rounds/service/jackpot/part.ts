import { configHash } from '#game-kit/config-hash.ts'
import { randomHits, splitConfig, withParticipation } from '#game-kit/jackpot/participation.ts'
import { contributionOf, jackpotRtp } from '#game-kit/jackpot/levels.ts'
import type { Minor } from '#kit/money.ts'
import { add } from '#kit/rational.ts'
import {
  hitsOfRound,
  mayReach,
  partOf,
  settleJackpot,
  shareOf,
  shownAmount,
  standings,
  type Part,
  type PoolStanding,
  type Prize,
} from '#features/play/jackpots/public.ts'
import type { RoundItem } from '#ledger/types.ts'
import type { GameCaller, Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { percentText } from '../../rules.ts'
import { configById, configRow } from '../../store/audit.ts'
import type { RoundFound } from '../../store/record.ts'
import type { Posting } from '../autoplay.ts'
import type { Table } from '../games.ts'
import type { PairInPlay } from '../seeds/pairs.ts'

/** A game's part in a jackpot, in the round that plays it (docs/decisions/0092). */

/** With the stored configuration that names the part. */
export type Taking = Part & { readonly configId: number }

/** A level as a game frame shows it. */
export type ShownLevel = { readonly level: string; readonly amount: bigint }

export type JackpotShown = {
  readonly pool: string
  readonly levels: ShownLevel[]
  readonly prizes: Omit<Prize, 'pool'>[]
}

export type Jackpots = {
  /** Null: the game takes no part in this brand and currency. */
  readonly of: (seat: GameCaller, table: Table) => Promise<Taking | null>
  /** The contributions of a drawn round, and its posting where it hits a level or may reach one. */
  readonly with: (
    taking: Taking,
    drawn: { readonly item: RoundItem; readonly pair: PairInPlay; readonly seat: GameCaller },
  ) => { readonly item: RoundItem; readonly posting: Posting | null; readonly prizes: Prize[] }
  /**
   * One bet after the other that is decided under the lock of a pool: this process waits for it with one connection, however many
   * bets hit at a moment.
   */
  readonly inOrder: <T>(pool: string, send: () => Promise<T>) => Promise<T>
  readonly forget: () => void
}

/** A few configurations a game: their rows are kept by game, version and terms. */
const MOST_CONFIGS = 2_000

export function createJackpots(app: App): Jackpots {
  const pools = standings(app)
  const configs = new Map<string, Promise<number>>()

  function configOf(table: Table, part: Part): Promise<number> {
    const { id: game } = table.row
    const { edition } = table.row.game
    const name = `${table.config.id}:${part.participation.pool}:${part.terms}`
    const known = configs.get(name)
    if (known) return known
    const config = withParticipation(table.config.config, part.participation)
    const row = configRow(app.db, { game, edition, hash: configHash(config), config })
    const id = row.then((found) => found.id)
    if (configs.size >= MOST_CONFIGS) configs.clear()
    configs.set(name, id)
    id.catch(() => configs.delete(name))
    return id
  }

  const last = new Map<string, Promise<unknown>>()

  return {
    inOrder(pool, send) {
      const turn = (last.get(pool) ?? Promise.resolve()).then(send, send)
      last.set(pool, turn)
      return turn
    },
    forget: pools.forget,
    async of(seat, table) {
      if (seat.currency === 'FUN' || table.open.deal) return null
      const standing = await pools.poolFor(seat)
      if (!standing) return null
      const part = partOf(standing)
      return { ...part, configId: await configOf(table, part) }
    },
    with(taking, { item, pair, seat }) {
      const { serverSeed, clientSeed, nonce, hmac } = pair
      const seeds = { serverSeed, clientSeed, nonce: nonce + 1 }
      const hits = randomHits(taking.participation, item.stake, seeds, () => hmac)
      const contributing = { ...item, contributions: shareOf(taking, seat.merchant, item.stake) }
      const prizes: Prize[] = []
      const { code } = taking.standing.pool
      const underway = pools.underway(code)
      pools.staked(code, item.stake)
      if (hits.length === 0 && !mayReach(taking, item.stake, underway))
        return { item: contributing, posting: null, prizes }
      const member = { id: seat.memberId, merchant: seat.merchant }
      const posting: Posting = async (tx) => {
        const bet = { item: contributing, part: taking, hits, member, at: app.clock.now() }
        const settled = await settleJackpot(app, tx, bet)
        prizes.splice(0, prizes.length, ...settled.prizes)
        return settled.result
      }
      return { item: contributing, posting, prizes }
    },
  }
}

/** The amounts of a pool with what a stake gives that is in no read yet. */
export const levelsShown = ({ levels }: PoolStanding, stake: Minor = 0n): ShownLevel[] =>
  levels.map(({ key, level, amount }) => ({
    level: key,
    amount: shownAmount(level, amount + contributionOf(level, stake)),
  }))

/**
 * What a reply says of the jackpot: the amounts as last read with what its stake gave, and its prizes. After a prize no amounts:
 * those that were read are of the cycle before.
 */
export function shownJackpot(standing: PoolStanding, stake: Minor, prizes: readonly Prize[]): JackpotShown {
  return {
    pool: standing.pool.code,
    levels: prizes.length > 0 ? [] : levelsShown(standing, stake),
    prizes: prizes.map(({ level, prize }) => ({ level, prize })),
  }
}

/** The prizes of a stored round; null where it took no part. */
export async function jackpotOfRound(
  app: App,
  { id, inputs }: Pick<RoundFound, 'id' | 'inputs'>,
): Promise<JackpotShown | null> {
  const config = inputs?.config === undefined ? null : await configById(app.db, inputs.config)
  const { participation } = splitConfig(config?.config ?? null)
  if (!participation) return null
  const hits = await hitsOfRound(app.db, id)
  return {
    pool: participation.pool,
    levels: [],
    prizes: hits.map(({ level, prize }) => ({ level, prize })),
  }
}

/** What a session says of the pool of its game: names, amounts, and the RTP with it. */
export async function jackpotOf(app: App, seat: GameCaller, table: Table, language: Language) {
  const standing = seat.currency === 'FUN' || table.open.deal ? null : await standings(app).poolFor(seat)
  if (!standing) return null
  const main = table.open.theory().find(({ betKey }) => betKey === table.row.mainBet)
  const levels = standing.levels.map(({ level }) => level)
  return {
    pool: standing.pool.code,
    name: language === 'vi' ? standing.pool.nameVi : standing.pool.nameEn,
    levels: levelsShown(standing),
    rtpText: main ? percentText(add(main.rtp, jackpotRtp(levels))) : table.rtpText,
  }
}
