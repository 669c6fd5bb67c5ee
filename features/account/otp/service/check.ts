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

/** Fewer digits than any mobile number of the world has: less would find someone else's code. */
const LEAST_DIGITS = 6

export type CheckCode = {
  readonly merchant: string
  readonly purpose: CodePurpose
  /**
   * Where the code went. A number may stand as the person wrote it ('0901 234 567'), without its country: the session
   * knows to which number it asked a code.
   */
  readonly address: string
  /** `codeSessionOf(call)`. */
  readonly session: string
  readonly code: string
}

/** A code that was right, not used up yet: `useCode` does that in the transaction of what it allows. */
export type CodeProof = {
  readonly id: string
  /** E.164, or the email address in lower case. */ readonly address: string
}

/**
 * Whether this is the code. Every call counts as a try, at once and for good, whatever the caller's transaction does
 * later; so ask outside of it: `const proof = await checkCode(…)`, then `await useCode(tx, proof, now)` inside.
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
    // another call of this very moment used it, or its tries
    return late?.usedAt ? { refused: 'codes.invalid-verification-code' } : guessedOut(now, now)
  }
  const given = hashCode(app, { merchant, purpose, address: row.address, session, code })
  if (row.codeHash !== null && sameText(row.codeHash, given)) return { id: row.id, address: row.address }
  return row.tries + 1 >= MOST_TRIES ? guessedOut(now, now) : { refused: 'codes.invalid-verification-code' }
}

/**
 * Whether this is the code that was used already, while it would still live: anyone who lost the answer enters it again. It proves no
 * more than that it is they, so let it do nothing again. Every call counts as a try.
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

/** Uses a proved code up with what it allows; false where it was used at the same instant: refuse then. */
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
