import { writeAudit, type AuditValues } from '#features/audit/door.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { permissionsOf } from '../permissions.ts'
import { mayGrant } from '../rules.ts'
import {
  closeOperator,
  insertOperator,
  lockOperator,
  updateRoles,
  withdrawCredentials,
  type OperatorRow,
} from '../store/operators.ts'
import { endSessions } from '../store/sessions.ts'
import { forgetTries } from '../store/tries.ts'
import { inviteOperator, type Invitation } from './enrol.ts'

type Call = { readonly operator: OperatorCaller; readonly ip: string; readonly now: Date }

type Refused<C extends string> = { readonly refused: C }

const beyond = { refused: 'operators.beyondYou' } as const

/** A new operator with a link to enrol by. */
export async function addOperator(
  house: House,
  { account, name, roles }: { account: string; name: string; roles: readonly string[] },
  { operator, ip, now }: Call,
): Promise<Invitation | Refused<'operators.accountTaken' | 'operators.beyondYou'>> {
  if (!mayGrant(operator.permissions, permissionsOf(roles))) return beyond
  return inTransaction(house.db, async (tx) => {
    const id = await insertOperator(tx, { account, name, roles, createdBy: operator.id, now })
    if (!id) return { refused: 'operators.accountTaken' as const }
    const after = { name, roles: roles.join(', ') }
    await writeAudit(tx, {
      operator,
      action: 'operators.invite',
      object: `operator:${account}`,
      after,
      ip,
      now,
    })
    return inviteOperator(tx, house.vault, { operatorId: id, createdBy: operator.id, now })
  })
}

type Target = { readonly id: string; readonly reason: string }
type TargetRefusal = Refused<'operators.unknown' | 'operators.notYourself' | 'operators.beyondYou'>

type Deed<T> = {
  readonly action: string
  readonly work: (tx: Tx, row: OperatorRow) => Promise<{ readonly value: T; readonly after: AuditValues }>
}

/** Does something to another operator, who may hold no more than the caller, and writes it down. */
async function changeOther<T extends object>(
  house: House,
  { id, reason }: Target,
  { operator, ip, now }: Call,
  { action, work }: Deed<T>,
): Promise<T | TargetRefusal> {
  if (id === operator.id) return { refused: 'operators.notYourself' }
  return inTransaction(house.db, async (tx) => {
    const row = await lockOperator(tx, id)
    if (!row) return { refused: 'operators.unknown' as const }
    if (!mayGrant(operator.permissions, permissionsOf(row.roles))) return beyond
    const { value, after } = await work(tx, row)
    const before = { state: row.state, roles: row.roles.join(', ') }
    await writeAudit(tx, {
      operator,
      action,
      object: `operator:${row.account}`,
      before,
      after,
      reason,
      ip,
      now,
    })
    return value
  })
}

/** Takes password and authenticator away (a lost telephone) and gives a new link. */
export function resetOperator(house: House, target: Target, call: Call): Promise<Invitation | TargetRefusal> {
  return changeOther(house, target, call, {
    action: 'operators.reset',
    work: async (tx, row) => {
      await withdrawCredentials(tx, row.id)
      await forgetTries(tx, row.account)
      const ended = await endSessions(tx, { operatorId: row.id, now: call.now })
      const invite = { operatorId: row.id, createdBy: call.operator.id, now: call.now }
      return { value: await inviteOperator(tx, house.vault, invite), after: { state: 'invited', ended } }
    },
  })
}

export async function setOperatorRoles(
  house: House,
  { roles, ...target }: Target & { readonly roles: readonly string[] },
  call: Call,
): Promise<{ readonly id: string } | TargetRefusal> {
  if (!mayGrant(call.operator.permissions, permissionsOf(roles))) return beyond
  return changeOther(house, target, call, {
    action: 'operators.setRoles',
    work: async (tx, row) => {
      await updateRoles(tx, row.id, roles)
      return { value: { id: row.id }, after: { state: row.state, roles: roles.join(', ') } }
    },
  })
}

export function closeOther(
  house: House,
  target: Target,
  call: Call,
): Promise<{ readonly id: string } | TargetRefusal> {
  return changeOther(house, target, call, {
    action: 'operators.close',
    work: async (tx, row) => {
      await closeOperator(tx, row.id)
      const ended = await endSessions(tx, { operatorId: row.id, now: call.now })
      return { value: { id: row.id }, after: { state: 'closed', ended } }
    },
  })
}

export function unlockOther(
  house: House,
  target: Target,
  call: Call,
): Promise<{ readonly id: string } | TargetRefusal> {
  return changeOther(house, target, call, {
    action: 'operators.unlock',
    work: async (tx, row) => {
      const forgotten = await forgetTries(tx, row.account)
      return { value: { id: row.id }, after: { state: row.state, unlocked: forgotten > 0 } }
    },
  })
}
