import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { hashToken, newToken } from '#server/vault.ts'
import { codeStep } from '#server/guards/authenticator.ts'
import { hashStaffPassword, isOldStaffHash, isStaffPassword, StaffLineFullError } from '../passwords.ts'
import { CHALLENGE_MS } from '../rules.ts'
import type { Attempt, Place } from '../rules/tries.ts'
import { challengedOperator, insertChallenge, useChallenge, type Challenged } from '../store/challenges.ts'
import { operatorByAccount, renewHash, useStep, type OperatorRow } from '../store/operators.ts'
import { placeOf, type LoginCall } from './devices.ts'
import { startSession, type Session } from './session.ts'
import { failTry, giveBackTry, takeTry, type Locked } from './tries.ts'

type WrongLogin = { readonly refused: 'operators.wrongLogin' }

const WRONG = { refused: 'operators.wrongLogin' } as const
const OVERLOADED = { refused: 'service.overloaded', detail: { retryAfterSeconds: 5 } } as const

/** First step: a correct password returns a challenge for the code, nothing else (B1: the second factor is never skipped). */
export async function startLogin(
  app: App,
  { account, password }: { account: string; password: string },
  call: LoginCall,
): Promise<{ readonly challenge: string } | WrongLogin | Locked | typeof OVERLOADED> {
  const accountKey = account.toLowerCase()
  const place = await placeOf(app.db, accountKey, call)
  const attempt: Attempt = { accountKey, tried: 'password', place }
  const locked = await takeTry(app.db, attempt, call.now)
  if (locked) return locked
  const operator = await operatorByAccount(app.db, accountKey)
  const answer = await compare(operator, password, place)
  if (answer === 'overloaded') {
    await giveBackTry(app.db, attempt)
    return OVERLOADED
  }
  if (answer === 'wrong' || !operator) {
    await failTry(app.db, attempt, call)
    return WRONG
  }
  await giveBackTry(app.db, attempt)
  const challenge = newToken()
  return (await challengeFor(app, operator, { challenge, password, now: call.now })) ? { challenge } : WRONG
}

const hashOf = (operator: OperatorRow | null): string | null =>
  operator?.state === 'open' ? operator.passwordHash : null

async function compare(
  operator: OperatorRow | null,
  password: string,
  place: Place,
): Promise<'right' | 'wrong' | 'overloaded'> {
  const standing = place.kind === 'stranger' ? 'stranger' : 'known'
  try {
    return (await isStaffPassword(hashOf(operator), password, standing)) ? 'right' : 'wrong'
  } catch (error) {
    if (error instanceof StaffLineFullError) return 'overloaded'
    throw error
  }
}

type Challenging = { readonly challenge: string; readonly password: string; readonly now: Date }

/**
 * Stores the challenge if the verified password is still the current one. Rehashes it with the current cost and pepper while the
 * password is available (A7), only in place of the hash that was compared: a concurrently changed password wins.
 */
async function challengeFor(
  app: App,
  operator: OperatorRow,
  { challenge, password, now }: Challenging,
): Promise<boolean> {
  const stored = hashOf(operator)
  if (stored === null) return false
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  const row = { tokenHash: hashToken(challenge), operatorId: operator.id, expiresAt }
  if (!isOldStaffHash(stored)) return insertChallenge(app.db, { ...row, passwordHash: stored })
  const passwordHash = await hashStaffPassword(password)
  if (await renewHash(app.db, operator.id, { from: stored, to: passwordHash }))
    return insertChallenge(app.db, { ...row, passwordHash })
  // a concurrent login rehashed it, or another password was set: the current state decides
  const current = hashOf(await operatorByAccount(app.db, operator.account))
  const isStillRight = current !== null && (await isStaffPassword(current, password))
  return isStillRight && insertChallenge(app.db, { ...row, passwordHash: current })
}

export type CodeRefusal = { readonly refused: 'operators.wrongCode' | 'operators.codeUsed' } | Locked

type Holder = Pick<Challenged, 'id' | 'account' | 'authenticatorSealed'>

/** Checks an authenticator's code and uses it up; a correct code works once for any purpose (A10). */
export async function spendCode(
  app: App,
  operator: Holder,
  { code, place }: { readonly code: string; readonly place: Place },
  { ip, now }: Pick<LoginCall, 'ip' | 'now'>,
): Promise<CodeRefusal | null> {
  const attempt: Attempt = { accountKey: operator.account, tried: 'code', place }
  const locked = await takeTry(app.db, attempt, now)
  if (locked) return locked
  const secret = operator.authenticatorSealed && app.vault.open('authenticator', operator.authenticatorSealed)
  const step = secret ? codeStep(secret, code, now) : null
  if (step === null) {
    await failTry(app.db, attempt, { ip, now })
    return { refused: 'operators.wrongCode' }
  }
  await giveBackTry(app.db, attempt)
  return (await useStep(app.db, operator.id, step)) ? null : { refused: 'operators.codeUsed' }
}

export type Opened = { readonly session: Session; readonly operatorId: string }

/** Second step: a correct code opens a session. */
export async function finishLogin(
  app: App,
  { challenge, code }: { challenge: string; code: string },
  call: LoginCall,
): Promise<Opened | CodeRefusal | { readonly refused: 'operators.challengeOver' }> {
  const tokenHash = hashToken(challenge)
  const operator = await challengedOperator(app.db, tokenHash, call.now)
  if (!operator) return { refused: 'operators.challengeOver' }
  const place = await placeOf(app.db, operator.account, call)
  const refusal = await spendCode(app, operator, { code, place }, call)
  if (refusal) return refusal
  const session = await openSession(app, operator, { tokenHash, place }, call)
  return session ? { session, operatorId: operator.id } : { refused: 'operators.challengeOver' }
}

/** Null if the challenge was used concurrently. */
function openSession(
  app: App,
  operator: Challenged,
  { tokenHash, place }: { readonly tokenHash: Uint8Array; readonly place: Place },
  call: LoginCall,
): Promise<Session | null> {
  return inTransaction(app.db, async (tx) => {
    if (!(await useChallenge(tx, tokenHash, call.now))) return null
    return startSession(tx, operator, place, call)
  })
}
