import { hash } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import { tellLimits } from '#features/compliance/limits/public.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import { postVia } from '#ledger/post-via.ts'
import { useOnce } from '#server/guards/seen.ts'
import type { App } from '#server/app.ts'
import {
  essence,
  isAmount,
  isDeed,
  isId,
  type Act,
  type Deed,
  type Result,
  type Status,
} from '../../rules/acts.ts'
import { begin, type Proof } from '../../store/actions.ts'
import { lockTransaction } from '../../store/transactions.ts'
import { balance, info, standing } from './ask.ts'
import { bet } from './bet.ts'
import { groundNow, type Ground } from './brands.ts'
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
  readonly proof: Proof
}

/** Calls by the platform itself need no authentication. */
export const OWN: Proof = { key: null, ip: null, nonce: null }

/** Deadlock, serialisation failure, and two concurrent first bets of a round: rolled back, so retry. */
const AGAIN: ReadonlySet<string> = new Set(['40P01', '40001', '23505', '55P03'])
const MOST_TRIES = 4

/**
 * Executes a vendor's operations in one transaction with the reply: all of a call or nothing. The same id with the same content gets the
 * original reply; with other content it is a conflict.
 */
export async function actOn(app: App, call: Call): Promise<readonly Result[]> {
  for (let tries = 1; ; tries++) {
    const ground = await groundNow(app)
    try {
      const results = await inTransaction(app.db, (tx) =>
        actAll({ ...ground, tx, post: postVia(app.pool) }, call),
      )
      tellNews(app, results)
      return results
    } catch (error) {
      if (error instanceof UndoneError) return refused(app, call, error.result)
      if (tries >= MOST_TRIES || !isAgain(error)) throw error
    }
  }
}

/** Executes and rolls back: what the reply would be now. */
export async function rehearse(app: App, call: Omit<Call, 'proof'>): Promise<readonly Result[]> {
  let said: readonly Result[] = []
  const ground = await groundNow(app)
  await inTransaction(app.db, async (tx) => {
    said = await actAll({ ...ground, tx, post: postVia(app.pool) }, { ...call, proof: OWN }, true)
    throw new RehearsedError()
  }).catch((error: unknown) => {
    if (error instanceof UndoneError) said = call.acts.map(() => error.result)
    else if (!(error instanceof RehearsedError)) throw error
  })
  return said
}

class RehearsedError extends Error {}

async function actAll(
  on: Ground & Pick<Scene, 'tx' | 'post'>,
  { vendor, acts, now, proof }: Call,
  isRehearsal = false,
): Promise<readonly Result[]> {
  const scene: Scene = { ...on, vendor, now, isRehearsal }
  const results: Result[] = []
  for (const [n, act] of acts.entries()) {
    const result = await actOne(scene, act, n === 0 ? proof : OWN)
    // of several operations all or none are executed: one refusal rolls back the earlier ones
    if (result.status !== 'RS_OK' && acts.length > 1) throw new UndoneError(result)
    results.push(result)
  }
  return results
}

async function actOne(scene: Scene, act: Act, proof: Proof): Promise<Result> {
  if (isDeed(act)) return deed(scene, act, proof)
  await begun(scene, proof, null)
  switch (act.op) {
    case 'info':
      return info(scene, act)
    case 'balance':
      return balance(scene, act)
    case 'status':
      return standing(scene, act)
    case 'close':
      return close(scene, act)
  }
}

type Claim = { readonly ref: string; readonly kind: Deed['op']; readonly fingerprint: Buffer }

/** Claims the transaction id; refuses where the key, the address or the nonce is not valid at this moment. */
async function begun({ tx, vendor, now }: Scene, proof: Proof, claim: Claim | null): Promise<boolean> {
  if (proof.key === null && proof.nonce === null && claim === null) return false
  const { isProved, isMine } = await begin(tx, { vendor, now, proof, claim })
  if (!isProved) throw undone('RS_ERROR_INVALID_SIGNATURE')
  return isMine
}

function problemOf(act: Deed): Status | null {
  const round = act.op === 'rollback' ? null : act.round
  if (!isId(act.transaction) || (round !== null && !isId(round))) return 'RS_ERROR_WRONG_SYNTAX'
  const isWhole = act.op === 'rollback' ? isId(act.reference) : isAmount(act.amount)
  return isWhole ? null : 'RS_ERROR_WRONG_TYPES'
}

async function deed(scene: Scene, act: Deed, proof: Proof): Promise<Result> {
  const problem = problemOf(act)
  const fingerprint = hash('sha256', essence(act), 'buffer')
  const claim = problem ? null : { ref: act.transaction, kind: act.op, fingerprint }
  const isMine = await begun(scene, proof, claim)
  if (problem) throw undone(problem)
  if (!isMine) return again(scene, act, fingerprint)
  switch (act.op) {
    case 'bet':
      return bet(scene, act)
    case 'win':
      return win(scene, act)
    case 'rollback':
      return rollback(scene, act, fingerprint)
  }
}

/** The original reply for an id that was used before, or the conflict. */
async function again(scene: Scene, act: Deed, fingerprint: Buffer): Promise<Result> {
  const row = await lockTransaction(scene.tx, scene.vendor, act.transaction)
  if (!row) throw new Error(`vendors: ${act.transaction} is claimed and not there`)
  if (row.kind === 'tombstone') throw undone('RS_ERROR_TRANSACTION_ROLLED_BACK')
  if (!row.fingerprint.equals(fingerprint)) throw undone('RS_ERROR_DUPLICATE_TRANSACTION')
  const named = await anyPlayer(scene, act.whom)
  if (named && row.player !== null && named.ref !== row.player) throw undone('RS_ERROR_DUPLICATE_TRANSACTION')
  return readResult(row.reply)
}

/** A refused call uses up its nonce too. */
async function refused(
  app: App,
  { vendor, acts, proof: { nonce } }: Call,
  result: Result,
): Promise<readonly Result[]> {
  if (nonce) await useOnce(app.db, `vendor:${vendor}`, nonce.id, nonce.expiresAt)
  return acts.map(() => result)
}

function isAgain(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && AGAIN.has(error.code)
}

/**
 * Sends the member's pages an event about the new balance, or about the limit that refused; best effort, as after our own rounds. The
 * vendor does not wait for it.
 */
function tellNews(app: App, results: readonly Result[]): void {
  const moved = results.findLast((result) => result.moved !== undefined)?.moved
  if (moved) tellBalance(app, moved.memberId, moved)
  const stopped = results.find((result) => result.stopped !== undefined)?.stopped
  if (stopped !== undefined)
    void tellLimits(app, stopped).catch((error: unknown) =>
      app.log.warn({ err: error }, 'an event could not be published'),
    )
}
