import { writeAudit } from '#features/platform/audit/public.ts'
import { inTransaction } from '#db/pool.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { hashStaffPassword, isStaffPassword } from '../passwords.ts'
import { checkNewPassword } from '../rules.ts'
import { operatorById, updatePassword } from '../store/operators.ts'
import { endSessions } from '../store/sessions.ts'
import { spendCode } from './login.ts'
import { failTry, giveBackTry, takeTry } from './tries.ts'

type Call = {
  readonly operator: OperatorCaller
  readonly ip: string
  readonly device: string
  readonly now: Date
}

/** Ends one of the caller's own sessions. */
export async function endOwnSession(
  app: App,
  id: string | null,
  { operator, ip, now }: Call,
): Promise<number> {
  return inTransaction(app.db, async (tx) => {
    const only = id ?? operator.sessionId
    const ended = await endSessions(tx, { operatorId: operator.id, only, now })
    const object = `operator:${operator.account}`
    if (ended) {
      const action = id ? 'operators.endSession' : 'operators.logout'
      await writeAudit(tx, { operator, action, object, after: { sessionId: only }, ip, now })
    }
    return ended
  })
}

type Change = { readonly password: string; readonly code: string; readonly newPassword: string }

/** Changes the caller's password: requires the old one and a fresh code, and ends other sessions (decision 41). */
export async function changeOwnPassword(app: App, { password, code, newPassword }: Change, call: Call) {
  const row = await operatorById(app.db, call.operator.id)
  if (!row) throw new Error('changeOwnPassword: the caller is no operator')
  // inside a session: no one else can use this allowance up
  const place = { kind: 'session', sessionId: call.operator.sessionId } as const
  const attempt = { accountKey: row.account, tried: 'password', place } as const
  const locked = await takeTry(app.db, attempt, call.now)
  if (locked) return locked
  if (!(await isStaffPassword(row.passwordHash, password))) {
    await failTry(app.db, attempt, call)
    return { refused: 'operators.wrongLogin' } as const
  }
  await giveBackTry(app.db, attempt)
  const why = checkNewPassword(newPassword, row.account)
  if (why) return { refused: 'operators.weakPassword', detail: { why } } as const
  const refusal = await spendCode(app, row, { code, place }, call)
  if (refusal) return refusal
  const passwordHash = await hashStaffPassword(newPassword)
  return inTransaction(app.db, async (tx) => {
    const { operator, ip, now } = call
    await updatePassword(tx, row.id, passwordHash)
    const ended = await endSessions(tx, { operatorId: row.id, keep: operator.sessionId, now })
    const object = `operator:${row.account}`
    await writeAudit(tx, { operator, action: 'operators.changePassword', object, after: { ended }, ip, now })
    return { ended }
  })
}
