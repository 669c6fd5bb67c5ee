import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { sameText } from '#server/vault.ts'
import {
  MOST_TRIES,
  decideTry,
  guessedOut,
  plainCode,
  significantDigits,
  type CheckRefusal,
} from '../rules/limits.ts'
import { countTry, countTryAgain, newestCode, useUp } from '../store.ts'
import { addressKey, hashCode, type CodePurpose } from './send.ts'

/** Fewer digits than any mobile number in the world: a shorter suffix would match other numbers' codes. */
const LEAST_DIGITS = 6

export type CheckCode = {
  readonly merchant: string
  readonly purpose: CodePurpose
  /**
   * The address of the code. A number may be in national notation ('0901 234 567'), without its country: the session identifies the number
   * that it requested a code for.
   */
  readonly address: string
  /** `codeSessionOf(call)`. */
  readonly session: string
  readonly code: string
}

/** A matching code, not consumed yet: `useCode` does that in the transaction of the action that it permits. */
export type CodeProof = {
  readonly id: string
  /** E.164, or the email address in lower case. */ readonly address: string
}

/**
 * Whether this is the code. Every call counts as an attempt immediately, even if the caller's transaction rolls back, so call it outside:
 * `const proof = await checkCode(…)`, then `await useCode(tx, proof, now)` inside.
 */
export async function checkCode(app: App, ask: CheckCode): Promise<CodeProof | CheckRefusal> {
  const now = app.clock.now()
  const code = plainCode(ask.code)
  if (!code) return { refused: 'codes.missing-verification-code' }
  const { merchant, purpose, session } = ask
  const written = writtenAddress(ask.address)
  if (!written) return { refused: 'codes.invalid-verification-code' }
  const row = await newestCode(app.db, { merchant, purpose, session, ...written })
  const refusal = decideTry(row, now)
  if (refusal) return refusal
  if (!row || !(await countTry(app.db, row.id, MOST_TRIES, now))) {
    const late = await newestCode(app.db, { merchant, purpose, session, ...written })
    // a concurrent call used the code, or its last attempt
    return late?.usedAt ? { refused: 'codes.invalid-verification-code' } : guessedOut(now, now)
  }
  const given = hashCode(app, { merchant, purpose, address: row.address, session, code })
  if (row.codeHash !== null && sameText(row.codeHash, given)) return { id: row.id, address: row.address }
  return row.tries + 1 >= MOST_TRIES ? guessedOut(now, now) : { refused: 'codes.invalid-verification-code' }
}

/**
 * Whether this is a code that was already used and has not expired: a retry after a lost response. It only identifies the caller, so it
 * must not repeat the action. Every call counts as an attempt.
 */
export async function checkUsedCode(app: App, ask: CheckCode): Promise<CodeProof | null> {
  const now = app.clock.now()
  const { merchant, purpose, session } = ask
  const code = plainCode(ask.code)
  const written = writtenAddress(ask.address)
  if (!code || !written) return null
  const row = await newestCode(app.db, { merchant, purpose, session, ...written })
  if (!row?.usedAt || row.codeHash === null) return null
  if (!(await countTryAgain(app.db, row.id, MOST_TRIES, now))) return null
  const given = hashCode(app, { merchant, purpose, address: row.address, session, code })
  return sameText(row.codeHash, given) ? { id: row.id, address: row.address } : null
}

/** Consumes a matching code; false if a concurrent call used it: refuse then. */
export function useCode(tx: Tx, proof: CodeProof, now: Date): Promise<boolean> {
  return useUp(tx, proof.id, now)
}

function writtenAddress(address: string): { address: string; isEnding: boolean } | null {
  if (address.includes('@')) return { address: addressKey(address), isEnding: false }
  const digits = significantDigits(address)
  if (digits.length < LEAST_DIGITS) return null
  return address.trim().startsWith('+')
    ? { address: `+${digits}`, isEnding: false }
    : { address: digits, isEnding: true }
}
