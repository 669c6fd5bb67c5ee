import { writeAudit } from '#features/audit/door.ts'
import { inTransaction } from '#db/pool.ts'
import type { House } from '#server/house.ts'
import { hashToken, newToken } from '#server/vault.ts'
import { codeStep } from '#server/guards/authenticator.ts'
import { hashStaffPassword, isOldStaffHash, isStaffPassword } from '../passwords.ts'
import { CHALLENGE_MS, SESSION_MS } from '../rules.ts'
import { challengedOperator, insertChallenge, useChallenge, type Challenged } from '../store/challenges.ts'
import { noteLogin, operatorByAccount, updatePassword, useStep } from '../store/operators.ts'
import { insertSession } from '../store/sessions.ts'
import { forgetTries, refundTry } from '../store/tries.ts'
import { failTry, takeTry, type Locked } from './tries.ts'

type Where = { readonly ip: string; readonly device: string; readonly now: Date }

type WrongLogin = { readonly refused: 'operators.wrongLogin' }

/** First step: a right password gives a challenge for the code, nothing else (B1: the second factor is never left out). */
export async function startLogin(
  house: House,
  { account, password }: { account: string; password: string },
  { ip, now }: Where,
): Promise<{ readonly challenge: string } | WrongLogin | Locked> {
  const accountKey = account.toLowerCase()
  const locked = await takeTry(house.db, { accountKey, ip, now })
  if (locked) return locked
  const operator = await operatorByAccount(house.db, accountKey)
  const hash = operator?.state === 'open' ? operator.passwordHash : null
  if (!(await isStaffPassword(hash, password)) || !operator || hash === null) {
    await failTry(house.db, { accountKey, ip, now })
    return { refused: 'operators.wrongLogin' }
  }
  await refundTry(house.db, accountKey)
  // made anew under today's cost and pepper while the password is at hand (A7)
  const passwordHash = isOldStaffHash(hash) ? await hashStaffPassword(password) : hash
  if (passwordHash !== hash) await updatePassword(house.db, operator.id, passwordHash)
  const challenge = newToken()
  const isMade = await insertChallenge(house.db, {
    tokenHash: hashToken(challenge),
    operatorId: operator.id,
    passwordHash,
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  })
  return isMade ? { challenge } : { refused: 'operators.wrongLogin' }
}

export type CodeRefusal = { readonly refused: 'operators.wrongCode' | 'operators.codeUsed' } | Locked

type Holder = Pick<Challenged, 'id' | 'account' | 'authenticatorSealed'>

/** Checks an authenticator's code and uses it up; a right code works once, for whatever it was given (A10). */
export async function spendCode(
  house: House,
  operator: Holder,
  code: string,
  where: Where,
): Promise<CodeRefusal | null> {
  const attempt = { accountKey: operator.account, ip: where.ip, now: where.now }
  const locked = await takeTry(house.db, attempt)
  if (locked) return locked
  const secret =
    operator.authenticatorSealed && house.vault.open('authenticator', operator.authenticatorSealed)
  const step = secret ? codeStep(secret, code, where.now) : null
  if (step === null) {
    await failTry(house.db, attempt)
    return { refused: 'operators.wrongCode' }
  }
  await refundTry(house.db, operator.account)
  return (await useStep(house.db, operator.id, step)) ? null : { refused: 'operators.codeUsed' }
}

export type Opened = { readonly token: string; readonly operatorId: string }

/** Second step: a right code opens a session. */
export async function finishLogin(
  house: House,
  { challenge, code }: { challenge: string; code: string },
  where: Where,
): Promise<Opened | CodeRefusal | { readonly refused: 'operators.challengeOver' }> {
  const tokenHash = hashToken(challenge)
  const operator = await challengedOperator(house.db, tokenHash, where.now)
  if (!operator) return { refused: 'operators.challengeOver' }
  const refusal = await spendCode(house, operator, code, where)
  if (refusal) return refusal
  const token = newToken()
  const { ip, device, now } = where
  return inTransaction(house.db, async (tx) => {
    if (!(await useChallenge(tx, tokenHash, now))) return { refused: 'operators.challengeOver' as const }
    const expiresAt = new Date(now.getTime() + SESSION_MS)
    const session = { operatorId: operator.id, tokenHash: hashToken(token), ip, device, now, expiresAt }
    const sessionId = await insertSession(tx, session)
    await noteLogin(tx, operator.id, ip, now)
    await forgetTries(tx, operator.account)
    const object = `operator:${operator.account}`
    await writeAudit(tx, {
      operator,
      action: 'operators.login',
      object,
      after: { sessionId, device },
      ip,
      now,
    })
    return { token, operatorId: operator.id }
  })
}
