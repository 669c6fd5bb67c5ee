import { STUDIO } from '#game-kit/game.ts'
import { LRUCache } from 'lru-cache'
import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import { walletOf } from '#ledger/wallets.ts'
import { freeRoundsOf, playableIn, type PlayableIn } from '#ledger/bonus/bonus.ts'
import type { StoredCaller } from '../rules/caller.ts'
import type { FreeBet } from '../rules/free-bets/free-bet.ts'
import { gameOf, type SportCategory } from '../rules/ticket.ts'
import { isOffered, readyToPlay, rulesFor } from '#features/compliance/limits/public.ts'

/** A caller as it is stored, and back. */
export const storedCaller = ({
  id,
  account,
  type,
  merchant,
  currency,
  sessionId,
}: MemberCaller): StoredCaller => ({
  id: id.toString(),
  account,
  type,
  merchant,
  currency,
  sessionId,
})
export const callerOf = (stored: StoredCaller): MemberCaller => ({ ...stored, id: BigInt(stored.id) })

/** Limits are written to the wallet again after this time; the ledger compares every stake with them. */
const READY_MS = 60_000
const MOST = 50_000

type Caches = {
  readonly wallets: LRUCache<bigint, { readonly id: bigint }>
  readonly ready: LRUCache<string, true>
}
const caches = new WeakMap<App['pool'], Caches>()

function cachesOf({ pool }: App): Caches {
  const known = caches.get(pool)
  if (known) return known
  const made: Caches = {
    wallets: new LRUCache({ max: MOST }),
    ready: new LRUCache({ max: MOST, ttl: READY_MS }),
  }
  caches.set(pool, made)
  return made
}

/** The cash wallet of a member; null: there is none. */
export async function walletFor(app: App, { id, merchant, currency }: MemberCaller): Promise<bigint | null> {
  const { wallets } = cachesOf(app)
  const known = wallets.get(id)
  if (known) return known.id
  const wallet = await walletOf(app.db, { owner: id, merchant, kind: 'cash', currency })
  if (wallet) wallets.set(id, { id: wallet.id })
  return wallet?.id ?? null
}

/** What a member may stake of their cash now. */
export async function balanceOf(app: App, { id, merchant, currency }: MemberCaller): Promise<bigint> {
  const wallet = await walletOf(app.db, { owner: id, merchant, kind: 'cash', currency })
  return wallet ? wallet.balance - wallet.held : 0n
}

/** What forbids this member to bet on sports; limits are written to the wallet before the first stake. */
export async function standing(app: App, member: MemberCaller) {
  const { terms } = await rulesFor(app, { merchant: member.merchant, memberId: member.id })
  if (!isOffered(terms, 'sports')) return { refused: 'play.notOffered' } as const
  const { ready } = cachesOf(app)
  if (ready.has(member.sessionId)) return null
  const refused = await readyToPlay(app, member, 'sports', app.clock.now())
  if (refused) return refused
  ready.set(member.sessionId, true)
  return null
}

/** What pays for a member's bets of a category: cash, and bonus money where its terms allow the game. Null: no wallet. */
export async function purseOf(
  app: App,
  member: MemberCaller,
  category: SportCategory,
): Promise<PlayableIn | null> {
  const wallet = await walletFor(app, member)
  const at = { vendor: STUDIO, game: gameOf(category), category, now: app.clock.now() }
  return wallet === null ? null : playableIn(app.db, wallet, at)
}

/** The free bets in a purse; the ledger takes one for a stake of exactly theirs, before any cash. Null: there are none. */
export function freeBetIn(purse: PlayableIn | null): FreeBet | null {
  const free = purse?.isFirst ? freeRoundsOf(purse) : null
  return free && free.left > 0 ? free : null
}
