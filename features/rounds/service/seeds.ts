import { randomBytes, randomUUID } from 'node:crypto'
import { newServerSeed } from '#game-kit/random/drbg.ts'
import { commitmentOf } from '#kit/chance-fair.ts'
import type { Tx } from '#db/pool.ts'
import type { House } from '#server/house.ts'
import { SEED_MS, SEED_ROUNDS } from '../rules.ts'
import {
  activePair,
  hasOpenRound,
  insertNext,
  lockSeeds,
  nextPair,
  reveal,
  startNext,
  type NextRow,
  type PairRow,
} from '../store/seeds.ts'

/** Client seed of a member who has not chosen one. */
const CLIENT_BYTES = 8

/** What is told of the pair in force: everything but its server seed. */
export type Fairness = {
  readonly seedId: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: number
  readonly nextServerSeedHash: string
  readonly roundsLeft: number
  readonly expiresAt: Date
}

/** Makes the promise for the pair after the one in force; its server seed is sealed before it is written. */
async function promiseNext(house: House, tx: Tx, wallet: bigint): Promise<NextRow> {
  const serverSeed = newServerSeed()
  const next = { id: randomUUID(), serverHash: Buffer.from(commitmentOf(serverSeed), 'hex') }
  const sealedSeed = house.vault.close('server-seed', serverSeed)
  await insertNext(tx, { ...next, wallet, sealedSeed, now: house.clock.now() })
  return next
}

/** The wallet's pair in force and the promised one; made where there are none yet. */
export async function ensureSeeds(
  house: House,
  tx: Tx,
  wallet: bigint,
): Promise<{ readonly active: PairRow; readonly next: NextRow }> {
  const known = { active: await activePair(tx, wallet), next: await nextPair(tx, wallet) }
  if (known.active && known.next) return { active: known.active, next: known.next }
  await lockSeeds(tx, wallet) // two frames that open at once for the first time
  const next = (await nextPair(tx, wallet)) ?? (await promiseNext(house, tx, wallet))
  const active = await activePair(tx, wallet)
  if (active) return { active, next }
  await startNext(tx, next.id, randomBytes(CLIENT_BYTES).toString('hex'), house.clock.now())
  const started = await activePair(tx, wallet)
  if (!started) throw new Error(`seeds: wallet ${wallet} has no pair after starting one`)
  return { active: started, next: await promiseNext(house, tx, wallet) }
}

export type Rotation = {
  /** The pair that was revealed; null where somebody else had changed it already. */
  readonly revealed: PairRow | null
  readonly active: PairRow
  readonly next: NextRow
}

/**
 * Reveals the pair in force and starts the promised one (G9). The client seed given now was chosen after the promise was
 * shown. `from` names the pair to be left: where another is in force by now, nothing happens.
 */
export async function rotateSeeds(
  house: House,
  tx: Tx,
  { wallet, from, clientSeed }: { wallet: bigint; from?: string; clientSeed?: string | undefined },
): Promise<Rotation | { readonly refused: 'rounds.roundOpen' }> {
  const ensured = await ensureSeeds(house, tx, wallet)
  await lockSeeds(tx, wallet)
  const active = (await activePair(tx, wallet)) ?? ensured.active
  const next = (await nextPair(tx, wallet)) ?? ensured.next
  if (from !== undefined && active.id !== from) return { revealed: null, active, next }
  if (await hasOpenRound(tx, wallet, active.id)) return { refused: 'rounds.roundOpen' }
  const now = house.clock.now()
  await reveal(tx, active.id, now)
  await startNext(tx, next.id, clientSeed ?? active.clientSeed, now)
  const started = await activePair(tx, wallet)
  if (!started) throw new Error(`seeds: wallet ${wallet} has no pair after changing it`)
  return {
    revealed: { ...active, revealedAt: now },
    active: started,
    next: await promiseNext(house, tx, wallet),
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

/** The server seed's text. Who calls must know that it may be shown, or that it stays inside. */
export function openSeed(house: House, sealed: Uint8Array): string {
  return house.vault.open('server-seed', sealed)
}

export function seedRowOf(house: House, pair: PairRow) {
  return {
    seedId: pair.id,
    serverSeedHash: pair.serverHash.toString('hex'),
    serverSeed: pair.revealedAt ? openSeed(house, pair.serverSeed) : null,
    clientSeed: pair.clientSeed,
    rounds: Number(pair.nonce),
    startedAt: pair.startedAt,
    revealedAt: pair.revealedAt,
  }
}
