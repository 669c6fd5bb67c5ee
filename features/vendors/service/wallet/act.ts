import { hash } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import { tellBalance } from '#features/wallet/door.ts'
import { walletById } from '#ledger/wallets.ts'
import { useOnce } from '#server/guards/seen.ts'
import type { House } from '#server/house.ts'
import { essence, isAmount, isId, type Act, type Deed, type Result } from '../../rules/acts.ts'
import { playerOf } from '../../store/players.ts'
import { claim, lockTransaction } from '../../store/transactions.ts'
import { balance, info, standing } from './ask.ts'
import { bet } from './bet.ts'
import { brandsNow } from './brands.ts'
import { close } from './close.ts'
import { readResult } from './finish.ts'
import { rollback } from './rollback.ts'
import { UndoneError, undone } from './undone.ts'
import { anyPlayer, type Scene } from './who.ts'
import { win } from './win.ts'

export type Call = {
  readonly vendor: string
  readonly acts: readonly Act[]
  readonly now: Date
  /** A single-use number of the call; null in dialects that have none. */
  readonly nonce: { readonly id: string; readonly expiresAt: Date } | null
}

/** Deadlock, serialisation, and two first bets of a round at once: nothing was written, the same is tried again. */
const AGAIN: ReadonlySet<string> = new Set(['40P01', '40001', '23505', '55P03'])
const MOST_TRIES = 4

/**
 * Does what a vendor asks, all in one transaction with its answer: either everything of a call is done or nothing. The same
 * id with the same essence gets the answer of the first time; with another essence it is a conflict.
 */
export async function actOn(house: House, call: Call): Promise<readonly Result[]> {
  for (let tries = 1; ; tries++) {
    const brands = await brandsNow(house)
    try {
      const results = await inTransaction(house.db, (tx) => actAll({ brands, tx }, call))
      tellNews(house, call.vendor, results)
      return results
    } catch (error) {
      if (error instanceof UndoneError) return refused(house, call, error.result)
      if (tries >= MOST_TRIES || !isAgain(error)) throw error
    }
  }
}

/** The same, and then as if it had not been: what an answer would be now. */
export async function rehearse(house: House, call: Omit<Call, 'nonce'>): Promise<readonly Result[]> {
  let said: readonly Result[] = []
  const brands = await brandsNow(house)
  await inTransaction(house.db, async (tx) => {
    said = await actAll({ brands, tx }, { ...call, nonce: null }, true)
    throw new RehearsedError()
  }).catch((error: unknown) => {
    if (error instanceof UndoneError) said = call.acts.map(() => error.result)
    else if (!(error instanceof RehearsedError)) throw error
  })
  return said
}

class RehearsedError extends Error {}

async function actAll(
  on: Pick<Scene, 'brands' | 'tx'>,
  { vendor, acts, now, nonce }: Call,
  isRehearsal = false,
): Promise<readonly Result[]> {
  if (nonce && !(await useOnce(on.tx, `vendor:${vendor}`, nonce.id, nonce.expiresAt)))
    throw undone('RS_ERROR_INVALID_SIGNATURE')
  const scene: Scene = { ...on, vendor, now, isRehearsal }
  const results: Result[] = []
  for (const act of acts) {
    const result = await actOne(scene, act)
    // of several acts all are done or none: an earlier one must not stand beside a refused one
    if (result.status !== 'RS_OK' && acts.length > 1) throw new UndoneError(result)
    results.push(result)
  }
  return results
}

async function actOne(scene: Scene, act: Act): Promise<Result> {
  switch (act.op) {
    case 'info':
      return info(scene, act)
    case 'balance':
      return balance(scene, act)
    case 'status':
      return standing(scene, act)
    case 'close':
      return close(scene, act)
    case 'bet':
    case 'win':
    case 'rollback':
      return deed(scene, act)
  }
}

async function deed(scene: Scene, act: Deed): Promise<Result> {
  const { tx, vendor, now } = scene
  if (!isId(act.transaction)) throw undone('RS_ERROR_WRONG_SYNTAX')
  if (act.op === 'rollback' ? !isId(act.reference) : !isAmount(act.amount))
    throw undone('RS_ERROR_WRONG_TYPES')
  const fingerprint = hash('sha256', essence(act), 'buffer')
  const { transaction: ref, op: kind } = act
  if (!(await claim(tx, { vendor, ref, kind, fingerprint, now }))) return again(scene, act, fingerprint)
  switch (act.op) {
    case 'bet':
      return bet(scene, act)
    case 'win':
      return win(scene, act)
    case 'rollback':
      return rollback(scene, act, fingerprint)
  }
}

/** An id that was used before: the answer of then, or why not. */
async function again(scene: Scene, act: Deed, fingerprint: Buffer): Promise<Result> {
  const row = await lockTransaction(scene.tx, scene.vendor, act.transaction)
  if (!row) throw new Error(`vendors: ${act.transaction} is claimed and not there`)
  if (row.kind === 'tombstone') throw undone('RS_ERROR_TRANSACTION_ROLLED_BACK')
  if (!row.fingerprint.equals(fingerprint)) throw undone('RS_ERROR_DUPLICATE_TRANSACTION')
  const named = await anyPlayer(scene, act.whom)
  if (named && row.player !== null && named.ref !== row.player) throw undone('RS_ERROR_DUPLICATE_TRANSACTION')
  return readResult(row.reply)
}

/** A nonce is used up by a refused call too. */
async function refused(
  house: House,
  { vendor, acts, nonce }: Call,
  result: Result,
): Promise<readonly Result[]> {
  if (nonce) await useOnce(house.db, `vendor:${vendor}`, nonce.id, nonce.expiresAt)
  return acts.map(() => result)
}

function isAgain(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && AGAIN.has(error.code)
}

/** The member's pages hear of the new balance; a hint, as after the house's own rounds. The vendor does not wait for it. */
function tellNews(house: House, vendor: string, results: readonly Result[]): void {
  const moved = results.findLast(
    ({ user, isRepeated, id }) => user !== undefined && !isRepeated && id !== undefined,
  )
  if (moved?.user === undefined) return
  tell(house, vendor, moved.user).catch((error: unknown) =>
    house.log.warn({ error, vendor }, 'a balance was not told'),
  )
}

async function tell(house: House, vendor: string, user: string): Promise<void> {
  const player = await playerOf(house.db, vendor, user)
  const wallet = player && (await walletById(house.db, player.wallet))
  if (wallet) tellBalance(house, player.memberId, wallet)
}
