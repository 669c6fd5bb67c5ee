import { LRUCache } from 'lru-cache'
import { walletOf } from '#ledger/wallets.ts'
import { createCache, type Cache } from '#server/cache.ts'
import type { MemberCaller } from '#server/call.ts'
import { isClosedOn } from '#features/play/lobby/public.ts'
import { capOf, type Cap, type CapOf } from '../../rules/caps.ts'
import { capsOf } from '../../store/caps.ts'
import { roundById, type RoundRow } from '../../store/rounds.ts'
import { seriesByKey } from '../../store/series.ts'
import type { Host, Opened } from '../host.ts'
import { stepRound } from '../steps/step.ts'

// What a sale asks again and again, kept for a moment: rounds, wallets, caps, stopped games. Bets come by the hundred in a moment: what is
// kept is the reading under way, so that all of them wait for one.

/** What never changes of a round on sale. */
export type Sale = Pick<RoundRow, 'id' | 'series' | 'label'> & {
  readonly opened: Opened
}

type Caps = { readonly usual: bigint | null; readonly caps: readonly Cap[] }

const MOST_SALES = 2_000
const MOST_WALLETS = 50_000
/** What is kept of a round on sale. */
const SALE_MS = 60_000
/** A changed cap holds in every process after this time. */
const CAPS_MS = 2_000
/** A switched game is refused in every process after this time. */
const STOP_MS = 2_000

type Caches = {
  readonly sales: Cache<Sale | null>
  readonly wallets: LRUCache<bigint, { readonly id: bigint }>
  readonly caps: Cache<Caps>
  readonly stopped: Cache<boolean>
}

const caches = new WeakMap<Host, Caches>()

function cachesOf(host: Host): Caches {
  const known = caches.get(host)
  if (known) return known
  const bounds = { most: MOST_SALES, perf: { now: () => host.app.clock.now().getTime() } }
  const made: Caches = {
    // a round that does not take bets yet may do so in a moment
    sales: createCache<Sale | null>(SALE_MS, { ...bounds, keeps: (sale) => sale !== null }),
    wallets: new LRUCache({ max: MOST_WALLETS }),
    caps: createCache<Caps>(CAPS_MS, bounds),
    stopped: createCache<boolean>(STOP_MS, bounds),
  }
  caches.set(host, made)
  return made
}

export function saleOf(host: Host, id: string): Promise<Sale | null> {
  return cachesOf(host).sales(id, () => readSale(host, id))
}

async function readSale(host: Host, id: string): Promise<Sale | null> {
  const round = await openedBy(host, id)
  if (!round || round.state === 'scheduled') return null
  const { series, label } = round
  return { id, series, label, opened: await host.opened(round) }
}

/** Pages offer a round from its time on; where the worker has not opened it yet, the first bet does. */
async function openedBy(host: Host, id: string): Promise<RoundRow | null> {
  const round = await roundById(host.app.db, id)
  if (round?.state !== 'scheduled' || round.opensAt > host.app.clock.now()) return round
  await stepRound(host, id)
  return roundById(host.app.db, id)
}

/** Whether the feature of a round's game sells its slips itself: by its own route only. */
export async function isOwnSale(host: Host, round: string): Promise<boolean> {
  return (await saleOf(host, round))?.opened.row.isOwnSale ?? false
}

/** The caps of a series in a currency; undefined: it has none. */
export async function seriesCaps(host: Host, series: string, currency: string): Promise<CapOf | undefined> {
  const { usual, caps: list } = await cachesOf(host).caps(series, () => readCaps(host, series))
  return capOf(list, { currency, usual })
}

async function readCaps(host: Host, series: string): Promise<Caps> {
  const { db } = host.app
  const usual = (await seriesByKey(db, series))?.cap ?? null
  return { usual, caps: await capsOf(db, series) }
}

export async function walletFor(
  host: Host,
  { id: owner, merchant, currency }: MemberCaller,
): Promise<bigint | null> {
  const { wallets } = cachesOf(host)
  const known = wallets.get(owner)
  if (known) return known.id
  const wallet = await walletOf(host.app.db, { owner, merchant, kind: 'cash', currency })
  if (wallet) wallets.set(owner, { id: wallet.id })
  return wallet?.id ?? null
}

/** Whether operators have stopped a game, as the lobby says (G13); the draws of what was sold take place. */
export function isStopped(host: Host, merchant: string, game: string): Promise<boolean> {
  return cachesOf(host).stopped(`${merchant}:${game}`, () => isClosedOn(host.app.db, merchant, game))
}
