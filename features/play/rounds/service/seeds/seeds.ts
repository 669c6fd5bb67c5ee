import { randomBytes, randomUUID } from 'node:crypto'
import { newServerSeed } from '#game-kit/random/drbg.ts'
import { commitmentOf } from '#kit/chance-fair.ts'
import type { Tx } from '#db/pool.ts'
import type { MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency, type Keyed } from '#server/idempotency.ts'
import { useSeed } from '#ledger/seeds.ts'
import { walletOf } from '#ledger/wallets.ts'
import { SEED_MS, SEED_ROUNDS } from '../../rules.ts'
import {
  activePair,
  changeSeeds,
  insertNext,
  lockSeeds,
  nextPair,
  revealedPairs,
  startNext,
  type NewSeed,
  type NextRow,
  type PairRow,
} from '../../store/seeds.ts'

/** Bytes of the default client seed. */
const CLIENT_BYTES = 8
/** Revealed pairs per page. */
const USUAL_LIMIT = 20

/** What is shown of the active pair: everything but its server seed. */
export type Fairness = {
  readonly seedId: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: number
  readonly nextServerSeedHash: string
  readonly roundsLeft: number
  readonly expiresAt: Date
}

/** The commitment for the pair after the active one; its server seed is encrypted before it is stored. */
function newPromise(app: App, wallet: bigint): NewSeed {
  const seed = newServerSeed()
  const serverHash = Buffer.from(commitmentOf(seed), 'hex')
  const serverSeed = Buffer.from(app.vault.close('server-seed', seed))
  return { id: randomUUID(), wallet, serverHash, serverSeed, now: app.clock.now() }
}

async function promiseNext(app: App, tx: Tx, wallet: bigint): Promise<NextRow> {
  const promise = newPromise(app, wallet)
  await insertNext(tx, promise)
  return promise
}

/** The wallet's active pair and the committed next one; created if there are none yet. */
export async function ensureSeeds(
  app: App,
  tx: Tx,
  wallet: bigint,
): Promise<{ readonly active: PairRow; readonly next: NextRow }> {
  const known = { active: await activePair(tx, wallet), next: await nextPair(tx, wallet) }
  if (known.active && known.next) return { active: known.active, next: known.next }
  await lockSeeds(tx, wallet) // serialises two frames that open for the first time
  const next = (await nextPair(tx, wallet)) ?? (await promiseNext(app, tx, wallet))
  const active = await activePair(tx, wallet)
  if (active) return { active, next }
  await startNext(tx, next.id, randomBytes(CLIENT_BYTES).toString('hex'), app.clock.now())
  const started = await activePair(tx, wallet)
  if (!started) throw new Error(`seeds: wallet ${wallet} has no pair after starting one`)
  const after = await promiseNext(app, tx, wallet)
  const { told } = await useSeed(tx, wallet, { from: null, to: started.id }) // last, because it locks the wallet
  if (told !== 'ok') throw new Error(`seeds: the first pair of wallet ${wallet} was refused: ${told}`)
  return { active: started, next: after }
}

export type Rotation = {
  /** The pair that was revealed; null where another process had already rotated it. */
  readonly revealed: PairRow | null
  readonly active: PairRow
  readonly next: NextRow
}

/**
 * Reveals the active pair and activates the committed one (G9, decision 50) under the wallet's lock: no round of the old pair is open then,
 * and none is posted after the commit, by any process. The given client seed was chosen after the commitment was shown. `from` names the
 * pair to leave: if another one is active by now, nothing happens.
 */
export async function rotateSeeds(
  app: App,
  tx: Tx,
  { wallet, from, clientSeed }: { wallet: bigint; from?: string; clientSeed?: string | undefined },
): Promise<Rotation | { readonly refused: 'rounds.roundOpen' }> {
  const ensured = await ensureSeeds(app, tx, wallet)
  await lockSeeds(tx, wallet)
  const active = (await activePair(tx, wallet)) ?? ensured.active
  const next = (await nextPair(tx, wallet)) ?? ensured.next
  if (from !== undefined && active.id !== from) return { revealed: null, active, next }
  const now = app.clock.now()
  const promise = newPromise(app, wallet)
  const started = { ...next, wallet, clientSeed: clientSeed ?? active.clientSeed, startedAt: now }
  const change = { wallet, from: active.id, to: next.id, clientSeed: started.clientSeed, promise, now }
  const { told, lastNonce } = await changeSeeds(tx, change) // last, because it locks the wallet
  if (told === 'roundOpen') return { refused: 'rounds.roundOpen' }
  if (told !== 'ok') throw new Error(`seeds: the pair of wallet ${wallet} cannot be changed: ${told}`)
  const nonce = lastNonce !== null && lastNonce > 0n ? lastNonce : 0n // rounds may have been posted since it was read
  return {
    revealed: { ...active, nonce, revealedAt: now },
    active: { ...started, revealedAt: null, nonce: 0n },
    next: promise,
  }
}

export function fairnessOf({ active, next }: { active: PairRow; next: NextRow }): Fairness {
  const used = Number(active.nonce)
  return {
    seedId: active.id,
    serverSeedHash: active.serverHash.toString('hex'),
    clientSeed: active.clientSeed,
    nonce: used + 1,
    nextServerSeedHash: next.serverHash.toString('hex'),
    roundsLeft: Math.max(0, SEED_ROUNDS - used),
    expiresAt: new Date(active.startedAt.getTime() + SEED_MS),
  }
}

/** The server seed in plain text. The caller must ensure that it may be revealed, or that it stays on the server. */
export function openSeed(app: App, sealed: Uint8Array): string {
  return app.vault.open('server-seed', sealed)
}

export function seedRowOf(app: App, pair: PairRow) {
  return {
    seedId: pair.id,
    serverSeedHash: pair.serverHash.toString('hex'),
    serverSeed: pair.revealedAt ? openSeed(app, pair.serverSeed) : null,
    clientSeed: pair.clientSeed,
    rounds: Number(pair.nonce),
    startedAt: pair.startedAt,
    revealedAt: pair.revealedAt,
  }
}

export type SeedsAsked = { readonly before?: string | undefined; readonly limit?: number | undefined }

/** A member's active pair, committed pair and revealed pairs. */
export async function seedsOfMember(app: App, member: MemberCaller, asked: SeedsAsked) {
  const wallet = await walletOf(app.db, { owner: member.id, kind: 'cash', currency: member.currency })
  if (!wallet) return { now: null, revealed: [], next: null }
  const limit = asked.limit ?? USUAL_LIMIT
  const moment = asked.before === undefined ? null : new Date(asked.before)
  const before = moment && !Number.isNaN(moment.getTime()) ? moment : null
  const [active, next, found] = await Promise.all([
    activePair(app.db, wallet.id),
    nextPair(app.db, wallet.id),
    revealedPairs(app.db, wallet.id, { before, limit: limit + 1 }),
  ])
  const shown = found.slice(0, limit)
  const hasMore = found.length > limit
  return {
    now: active && next ? fairnessOf({ active, next }) : null,
    revealed: shown.map((pair) => seedRowOf(app, pair)),
    next: hasMore ? (shown.at(-1)?.revealedAt?.toISOString() ?? null) : null,
  }
}

type Keys = Keyed & { readonly clientSeed: string | undefined }

/** Rotates the caller's pair: the old server seed is revealed, the committed pair becomes active (G9). No round may be open. */
export async function changePair(app: App, member: MemberCaller, keys: Keys) {
  const wallet = await walletOf(app.db, { owner: member.id, kind: 'cash', currency: member.currency })
  const active = wallet && (await activePair(app.db, wallet.id))
  if (!wallet || !active) return { refused: 'rounds.noSeeds' } as const
  return withIdempotency(app.db, keys, async (tx) => {
    const rotated = await rotateSeeds(app, tx, { wallet: wallet.id, clientSeed: keys.clientSeed })
    if ('refused' in rotated) return rotated
    if (!rotated.revealed) throw new Error('seeds: a change that was asked for revealed nothing')
    return { revealed: seedRowOf(app, rotated.revealed), now: fairnessOf(rotated) }
  })
}
