import type { Tx } from '#db/pool.ts'
import { isSessionAlive } from '#features/account/identity/rules.ts'
import { touchSession } from '#features/account/identity/public.ts'
import type { LedgerItem, PostResult } from '#ledger/types.ts'
import { hashToken } from '#server/vault.ts'
import type { Ground } from './brands.ts'
import type { Whom } from '../../rules/acts.ts'
import type { Named, Whose } from '../../store/actions.ts'
import {
  newestSeat,
  playableAt,
  playerOf,
  seatById,
  seatByToken,
  type Guest,
  type Seat,
} from '../../store/players.ts'
import { undone } from './undone.ts'

/** The member session's activity is updated at most this often (decision 8). */
const TOUCH_MS = 60_000
/** How the history stores a token: by its session's id, which is not secret. */
const SESSION_MARK = /^session:([0-9a-f-]{36})$/

/** Moves money as the last statement but one of an operation; all items are of one wallet. */
type Post = (tx: Tx, items: readonly LedgerItem[]) => Promise<readonly PostResult[]>

export type Scene = Ground & {
  readonly tx: Tx
  readonly vendor: string
  readonly now: Date
  /** A replay from the back office: the call may name a session instead of its token. */
  readonly isRehearsal: boolean
  /**
   * A list of operations posts once for each: one transaction locks only one wallet, so the rule against posting twice, which prevents
   * deadlocks between wallets, does not apply.
   */
  readonly post: Post
}

/** The member named in a call, as parameters of the database functions. */
export function namedIn({ vendor, isRehearsal }: Scene, { token, user }: Whom): Named {
  const session = (isRehearsal && token !== null && SESSION_MARK.exec(token)?.[1]) || null
  return { vendor, session, tokenHash: token === null || session !== null ? null : hashToken(token), user }
}

/** The launch of a token, active or not. */
async function seatOfToken({ tx, vendor, isRehearsal }: Scene, token: string): Promise<Seat | null> {
  const marked = isRehearsal ? SESSION_MARK.exec(token)?.[1] : undefined
  return marked === undefined ? seatByToken(tx, vendor, hashToken(token)) : seatById(tx, vendor, marked)
}

/** The member of a call, even without an active session; null if this vendor does not know them. */
export async function anyPlayer(scene: Scene, { token, user }: Whom): Promise<Guest | null> {
  const seat = token === null ? null : await seatOfToken(scene, token)
  const named = user === null ? null : await playerOf(scene.tx, scene.vendor, user)
  // a token of one member with another member's name is rejected
  if (seat && user !== null && seat.ref !== user) throw undone('RS_ERROR_INVALID_TOKEN')
  return seat ?? named
}

/** A token of one member with another member's name is rejected. */
export function mustNotBeStrange({ isStrange }: Whose): void {
  if (isStrange) throw undone('RS_ERROR_INVALID_TOKEN')
}

/** Refuses a call for a member other than the owner of the money: a stale token is accepted, another member's is not. */
export function mustBe(whose: Whose, { user }: Whom, owner: string): void {
  mustNotBeStrange(whose)
  if (whose.whom === null ? user !== null : whose.whom !== owner) throw undone('RS_ERROR_INVALID_TOKEN')
}

/** The launch of a call that asks for information or stakes: must be active. Counts as the member's activity. */
export async function liveSeat(scene: Scene, { token, user }: Whom): Promise<Seat> {
  const { tx, vendor } = scene
  const seat =
    token !== null
      ? await seatOfToken(scene, token)
      : user === null
        ? null
        : await newestSeat(tx, vendor, user)
  return living(scene, user !== null && seat?.ref !== user ? null : seat)
}

/** An active launch, or the refusal: unknown, ended, or its member may not play. */
export async function living<S extends Seat>(scene: Scene, seat: S | null): Promise<S> {
  const { brands, tx, now, isRehearsal } = scene
  if (!seat) throw undone('RS_ERROR_INVALID_TOKEN')
  const brand = brands.get(seat.merchant)
  if (!brand || !isSessionAlive(seat, brand.idleMinutes, now)) throw undone('RS_ERROR_TOKEN_EXPIRED')
  if (!seat.isMemberOpen) throw undone('RS_ERROR_USER_DISABLED')
  if (!isRehearsal && now.getTime() - seat.lastSeenAt.getTime() > TOUCH_MS)
    await touchSession(tx, seat.memberSessionId, now)
  return seat
}

/**
 * The member's available balance, as every reply contains it: the cash, and the active bonus where its terms allow the game, since vendors
 * offer no stake above it.
 */
export async function moneyOf({ tx, now }: Pick<Scene, 'tx' | 'now'>, player: Guest) {
  const found = await playableAt(tx, player, now)
  if (!found) throw new Error(`vendors: wallet ${player.wallet} of ${player.ref} is not there`)
  return { user: player.ref, balance: found.cash + found.bonus, currency: player.currency }
}
