import { writeAudit, type AuditValues } from '#features/audit/door.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { permissionsOf } from '../permissions.ts'
import { mayGiveBrands } from '../reach.ts'
import { mayGrant } from '../rules.ts'
import {
  closeOperator,
  insertOperator,
  lockOperator,
  updateBrands,
  updateRoles,
  withdrawCredentials,
  type OperatorRow,
} from '../store/operators.ts'
import { endSessions } from '../store/sessions.ts'
import { forgetDevices } from '../store/devices.ts'
import { forgetTries } from '../store/tries.ts'
import { brandsText, inviteOperator, type Invitation } from './enrol.ts'

type Call = { readonly operator: OperatorCaller; readonly ip: string; readonly now: Date }

type Refused<C extends string> = { readonly refused: C }

const beyond = { refused: 'operators.beyondYou' } as const

type NewOperator = {
  readonly account: string
  readonly name: string
  readonly roles: readonly string[]
  readonly brands: readonly string[] | null
}

/** Whether each of these is a brand of the house. */
async function areBrands(house: House, brands: readonly string[] | null): Promise<boolean> {
  const known = (await house.merchants.all()).map(({ code }) => code)
  return (brands ?? []).every((brand) => known.includes(brand))
}

/** A new operator with a link to enrol by. */
export async function addOperator(
  house: House,
  { account, name, roles, brands }: NewOperator,
  { operator, ip, now }: Call,
): Promise<
  Invitation | Refused<'operators.accountTaken' | 'operators.beyondYou' | 'operators.unknownBrand'>
> {
  if (!mayGrant(operator.permissions, permissionsOf(roles))) return beyond
  if (!mayGiveBrands(operator.brands, brands)) return beyond
  if (!(await areBrands(house, brands))) return { refused: 'operators.unknownBrand' }
  return inTransaction(house.db, async (tx) => {
    const id = await insertOperator(tx, { account, name, roles, brands, createdBy: operator.id, now })
    if (!id) return { refused: 'operators.accountTaken' as const }
    const after = { name, roles: roles.join(', '), brands: brandsText(brands) }
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
    // an operator of other brands is nobody's business here, and reads like one who does not exist
    if (!mayGiveBrands(operator.brands, row.brands)) return { refused: 'operators.unknown' as const }
    if (!mayGrant(operator.permissions, permissionsOf(row.roles))) return beyond
    const { value, after } = await work(tx, row)
    const before = { state: row.state, roles: row.roles.join(', '), brands: brandsText(row.brands) }
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
      await forgetDevices(tx, row.id)
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

/** Which brands an operator works for; counts from their next call on. */
export async function setOperatorBrands(
  house: House,
  { brands, ...target }: Target & { readonly brands: readonly string[] | null },
  call: Call,
): Promise<{ readonly id: string } | TargetRefusal | Refused<'operators.unknownBrand'>> {
  if (!mayGiveBrands(call.operator.brands, brands)) return beyond
  if (!(await areBrands(house, brands))) return { refused: 'operators.unknownBrand' }
  return changeOther(house, target, call, {
    action: 'operators.setBrands',
    work: async (tx, row) => {
      await updateBrands(tx, row.id, brands)
      return { value: { id: row.id }, after: { state: row.state, brands: brandsText(brands) } }
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
      await forgetDevices(tx, row.id)
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
