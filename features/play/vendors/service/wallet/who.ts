import type { Tx } from '#db/pool.ts'
import { isSessionAlive } from '#features/account/identity/rules.ts'
import { touchSession } from '#features/account/identity/public.ts'
import type { LedgerItem, PostResult } from '#ledger/types.ts'
import { walletById } from '#ledger/wallets.ts'
import { hashToken } from '#server/vault.ts'
import type { Ground } from './brands.ts'
import type { Whom } from '../../rules/acts.ts'
import type { Named, Whose } from '../../store/deeds.ts'
import { newestSeat, playerOf, seatById, seatByToken, type Player, type Seat } from '../../store/players.ts'
import { undone } from './undone.ts'

/** The member's session learns at most this often that it is in use (decision 8). */
const TOUCH_MS = 60_000
/** How the history writes a token: its session's id, which is no secret. */
const SESSION_MARK = /^session:([0-9a-f-]{36})$/

/** Moves money as the last statement but one of an act; all items are of one wallet. */
type Post = (tx: Tx, items: readonly LedgerItem[]) => Promise<readonly PostResult[]>

export type Scene = Ground & {
  readonly tx: Tx
  readonly vendor: string
  readonly now: Date
  /** A rehearsal of the back office: what is said may name a session instead of its token. */
  readonly isRehearsal: boolean
  /**
   * A list of acts posts once for each: within one transaction only one wallet is ever locked, so the rule against posting
   * twice, which is about the order of wallets, is not touched.
   */
  readonly post: Post
}

/** Whom a call names, as the functions of the database take it. */
export function namedIn({ vendor, isRehearsal }: Scene, { token, user }: Whom): Named {
  const session = (isRehearsal && token !== null && SESSION_MARK.exec(token)?.[1]) || null
  return { vendor, session, tokenHash: token === null || session !== null ? null : hashToken(token), user }
}

/** The launch behind a token, alive or not. */
async function seatOfToken({ tx, vendor, isRehearsal }: Scene, token: string): Promise<Seat | null> {
  const marked = isRehearsal ? SESSION_MARK.exec(token)?.[1] : undefined
  return marked === undefined ? seatByToken(tx, vendor, hashToken(token)) : seatById(tx, vendor, marked)
}

/** Who is meant, whether or not their session still lives; null where the call names no one that this vendor knows. */
export async function anyPlayer(scene: Scene, { token, user }: Whom): Promise<Player | null> {
  const seat = token === null ? null : await seatOfToken(scene, token)
  const named = user === null ? null : await playerOf(scene.tx, scene.vendor, user)
  // a token of one member and the name of another is no one's call
  if (seat && user !== null && seat.ref !== user) throw undone('RS_ERROR_INVALID_TOKEN')
  return seat ?? named
}

/** A token of one member with another member's name is rejected. */
export function mustNotBeStrange({ isStrange }: Whose): void {
  if (isStrange) throw undone('RS_ERROR_INVALID_TOKEN')
}

/** Refuses a call that names another than whose money it is: a stale token is no one's business, a stranger's is. */
export function mustBe(whose: Whose, { user }: Whom, owner: string): void {
  mustNotBeStrange(whose)
  if (whose.whom === null ? user !== null : whose.whom !== owner) throw undone('RS_ERROR_INVALID_TOKEN')
}

/** The launch behind a call that wants to know or to stake: it must live now. Counts as the member's activity. */
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

/** A launch that lives, or the refusal: there is none, it is over, its member may not play. */
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

/** What the member may spend, as every answer tells it. */
export async function moneyOf({ tx }: Pick<Scene, 'tx'>, player: Player) {
  const wallet = await walletById(tx, player.wallet)
  if (!wallet) throw new Error(`vendors: wallet ${player.wallet} of ${player.ref} is not there`)
  return { user: player.ref, balance: wallet.balance - wallet.held, currency: player.currency }
}
