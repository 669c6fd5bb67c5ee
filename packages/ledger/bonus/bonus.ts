import { maybe, one, run, sql } from '#db/rows.ts'
import type { Db, Tx } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'

/** The terms that the ledger checks before it accepts a stake with bonus money (docs/decisions/0060). */
export type BonusTerms = {
  /** The bonus pays before the cash does; otherwise only what the cash lacks. */
  readonly isFirst: boolean
  /** The largest stake of a round that contains bonus money. */
  readonly stakeMax: Minor | null
  /** Free rounds: exactly this stake. */
  readonly stakeExact: Minor | null
  /** Null: every game that is not excluded. */
  readonly onlyGames: readonly string[] | null
  /** Null: every category that is not excluded. */
  readonly onlyCategories: readonly string[] | null
  readonly excludedGames: readonly string[]
  readonly excludedCategories: readonly string[]
  readonly excludedVendors: readonly string[]
  readonly expiresAt: Date | null
  /** Reaching it ends the bonus. */
  readonly balanceMax: Minor | null
  /** Where the share of a win goes: null returns it to the bonus wallet. */
  readonly winWallet: bigint | null
}

/**
 * Makes a bonus wallet the active one of its owner's cash wallet. False if another one is active; true again for the same. Throws if
 * the wallets are of different owners or books.
 */
export async function openBonus(
  tx: Db | Tx,
  of: { readonly cash: bigint; readonly bonus: bigint; readonly terms: BonusTerms },
): Promise<boolean> {
  const { terms } = of
  const columns = {
    is_first: terms.isFirst,
    stake_max: terms.stakeMax?.toString(),
    stake_exact: terms.stakeExact?.toString(),
    only_games: terms.onlyGames ?? undefined,
    only_categories: terms.onlyCategories ?? undefined,
    excluded_games: terms.excludedGames,
    excluded_categories: terms.excludedCategories,
    excluded_vendors: terms.excludedVendors,
    expires_at: terms.expiresAt?.toISOString(),
    balance_max: terms.balanceMax?.toString(),
    win_wallet: terms.winWallet?.toString(),
  }
  const { done } = await one<{ done: boolean }>(
    tx,
    sql`select ledger_open_bonus(${of.cash}, ${of.bonus}, ${JSON.stringify(columns)}::jsonb) as done`,
  )
  return done
}

export type ClosedBonus = { readonly balance: Minor; readonly openRounds: number }

/**
 * Takes no further stakes from a bonus, under the lock of its cash wallet; safe to repeat. `isCashAfter`: shares of rounds still open
 * go to the cash wallet (the bonus is completed). The caller posts what is left.
 */
export function closeBonus(tx: Db | Tx, bonus: bigint, isCashAfter: boolean): Promise<ClosedBonus> {
  return one<ClosedBonus>(
    tx,
    sql`select balance, open_rounds from ledger_close_bonus(${bonus}, ${isCashAfter})`,
  )
}

/** Nothing more waits in an ended bonus; after `closeBonus`, which locks it, in the transaction that posts what was returned to it. */
export async function settledBonus(tx: Tx, bonus: bigint): Promise<void> {
  await run(tx, sql`select ledger_bonus_settled(${bonus})`)
}

export type Playable = {
  /** Available cash. */
  readonly cash: Minor
  /** What the active bonus can pay; 0 without one. */
  readonly bonus: Minor
  readonly bonusWallet: bigint | null
}

/** What can be staked from a cash wallet: its available cash, and its active bonus beside it. */
export function playableOf(reader: Db | Tx, cashWallet: bigint): Promise<Playable | null> {
  return maybe<Playable>(
    reader,
    sql`select cash, bonus, bonus_wallet from ledger_playable where wallet = ${cashWallet}`,
  )
}

export type PlayableIn = {
  /** Available cash. */
  readonly cash: Minor
  /** What the active bonus can pay in this game; 0 without one, and where its terms exclude the game. */
  readonly bonus: Minor
  /** The bonus pays before the cash does. */
  readonly isFirst: boolean
  /** The largest stake that may contain bonus money. */
  readonly stakeMax: Minor | null
  /** Free rounds: exactly this stake. */
  readonly stakeExact: Minor | null
}

/** What can be staked from a cash wallet in one game; null for an unknown wallet. */
export function playableIn(
  reader: Db | Tx,
  cashWallet: bigint,
  at: {
    readonly vendor: string
    readonly game: string
    readonly category: string | null
    readonly now: Date
  },
): Promise<PlayableIn | null> {
  return maybe<PlayableIn>(
    reader,
    sql`
      select cash, bonus, is_first, stake_max, stake_exact
      from ledger_playable_in(${cashWallet}, ${at.vendor}, ${at.game}, ${at.category}, ${at.now})
    `,
  )
}

/** Free rounds or bets of a bonus: how many whole ones are left, and the stake of each; null: its money is not tied to a stake. */
export function freeRoundsOf({
  bonus,
  stakeExact,
}: Pick<PlayableIn, 'bonus' | 'stakeExact'>): { readonly left: number; readonly stake: Minor } | null {
  return stakeExact === null ? null : { left: Number(bonus / stakeExact), stake: stakeExact }
}

export type BonusPurse = {
  readonly balance: Minor
  /** Rounds with its money that have not settled. */
  readonly openRounds: number
  /** It has reached its maximum and takes no further stakes. */
  readonly isCapped: boolean
}

/** A bonus wallet; open rounds are 0 until it becomes active. */
export function bonusPurseOf(reader: Db | Tx, bonus: bigint): Promise<BonusPurse> {
  return one<BonusPurse>(
    reader,
    sql`
      select w.balance, coalesce(b.open_rounds, 0) as open_rounds, coalesce(b.state = 'capped', false) as is_capped
      from wallet w
      left join bonus_wallet b on b.wallet = w.id
      where w.id = ${bonus}
    `,
  )
}
