import { writeAudit, type AuditValues } from '#features/platform/audit/public.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { permissionsOf } from '../catalogue.ts'
import { mayGiveBrands } from '../brand-access.ts'
import { mayGrant } from '../rules.ts'
import {
  closeOperator,
  insertOperator,
  isEmailTaken,
  lockOperator,
  updateBrands,
  updateEmail,
  updateRoles,
  withdrawCredentials,
  type OperatorRow,
} from '../store/operators.ts'
import { endSessions } from '../store/sessions.ts'
import { forgetDevices } from '../store/devices.ts'
import { insertTies } from '../store/ties.ts'
import { forgetTries } from '../store/tries.ts'
import { brandsText, inviteOperator, type Invitation } from './enrol.ts'

type Call = {
  readonly operator: OperatorCaller
  readonly approvedBy?: { readonly id: string }
  readonly language: 'en' | 'vi'
  readonly ip: string
  readonly now: Date
}

/** Who proposed and who approved a change to an operator. */
const makersOf = ({ operator, approvedBy }: Call): readonly string[] =>
  approvedBy ? [operator.id, approvedBy.id] : [operator.id]

type Refused<C extends string> = { readonly refused: C }

const beyond = { refused: 'operators.beyondYou' } as const

type NewOperator = {
  readonly account: string
  readonly name: string
  readonly email: string
  readonly roles: readonly string[]
  readonly brands: readonly string[] | null
}

/** Whether each of these is an existing brand. */
async function areBrands(app: App, brands: readonly string[] | null): Promise<boolean> {
  const known = (await app.merchants.all()).map(({ code }) => code)
  return (brands ?? []).every((brand) => known.includes(brand))
}

type NewRefusal = Refused<
  'operators.accountTaken' | 'operators.emailTaken' | 'operators.beyondYou' | 'operators.unknownBrand'
>

/** Creates an operator and emails the enrolment link. */
export async function addOperator(
  app: App,
  { account, name, email, roles, brands }: NewOperator,
  call: Call,
): Promise<Invitation | NewRefusal> {
  const { operator, ip, now, language } = call
  if (!mayGrant(operator.permissions, permissionsOf(roles))) return beyond
  if (!mayGiveBrands(operator.brands, brands)) return beyond
  if (!(await areBrands(app, brands))) return { refused: 'operators.unknownBrand' }
  return inTransaction(app.db, async (tx) => {
    if (await isEmailTaken(tx, email, null)) return { refused: 'operators.emailTaken' as const }
    const id = await insertOperator(tx, { account, name, email, roles, brands, createdBy: operator.id, now })
    if (!id) return { refused: 'operators.accountTaken' as const }
    await insertTies(tx, { operatorId: id, makers: makersOf(call), what: 'invite', now })
    const after = { name, email, roles: roles.join(', '), brands: brandsText(brands) }
    await writeAudit(tx, {
      operator,
      action: 'operators.invite',
      object: `operator:${account}`,
      after,
      ip,
      now,
    })
    const link = { operatorId: id, account, name, email, createdBy: operator.id, language, now }
    return inviteOperator(app, tx, link)
  })
}

type Target = { readonly id: string; readonly reason: string }
type TargetRefusal = Refused<'operators.unknown' | 'operators.notYourself' | 'operators.beyondYou'>

type Action<T, R extends string> = {
  readonly action: string
  readonly work: (
    tx: Tx,
    row: OperatorRow,
  ) => Promise<{ readonly value: T; readonly after: AuditValues } | Refused<R>>
}

/** Acts on another operator, who may hold no more rights than the caller, and writes the audit entry. */
async function changeOther<T extends object, R extends string = never>(
  app: App,
  { id, reason }: Target,
  { operator, ip, now }: Call,
  { action, work }: Action<T, R>,
): Promise<T | TargetRefusal | Refused<R>> {
  if (id === operator.id) return { refused: 'operators.notYourself' }
  return inTransaction(app.db, async (tx) => {
    const row = await lockOperator(tx, id)
    if (!row) return { refused: 'operators.unknown' as const }
    // an operator of other brands is reported as not found
    if (!mayGiveBrands(operator.brands, row.brands)) return { refused: 'operators.unknown' as const }
    if (!mayGrant(operator.permissions, permissionsOf(row.roles))) return beyond
    const done = await work(tx, row)
    if ('refused' in done) return done
    const { value, after } = done
    const before = {
      state: row.state,
      email: row.email,
      roles: row.roles.join(', '),
      brands: brandsText(row.brands),
    }
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

/** Removes password and authenticator (a lost phone) and emails a new link. */
export function resetOperator(app: App, target: Target, call: Call) {
  return changeOther(app, target, call, {
    action: 'operators.reset',
    work: async (tx, row) => {
      const { account, name, email } = row
      if (email === null) return { refused: 'operators.noEmail' } as const
      await withdrawCredentials(tx, row.id)
      await insertTies(tx, { operatorId: row.id, makers: makersOf(call), what: 'reset', now: call.now })
      await forgetTries(tx, row.account)
      await forgetDevices(tx, row.id)
      const ended = await endSessions(tx, { operatorId: row.id, now: call.now })
      const { language, now } = call
      const link = { operatorId: row.id, account, name, email, createdBy: call.operator.id, language, now }
      return { value: await inviteOperator(app, tx, link), after: { state: 'invited', ended } }
    },
  })
}

/** Changes the email address for an operator's links. */
export function setOperatorEmail(
  app: App,
  { email, ...target }: Target & { readonly email: string },
  call: Call,
) {
  return changeOther(app, target, call, {
    action: 'operators.setEmail',
    work: async (tx, row) => {
      if (await isEmailTaken(tx, email, row.id)) return { refused: 'operators.emailTaken' } as const
      await updateEmail(tx, row.id, email)
      await insertTies(tx, { operatorId: row.id, makers: makersOf(call), what: 'email', now: call.now })
      return { value: { id: row.id }, after: { state: row.state, email } }
    },
  })
}

export async function setOperatorRoles(
  app: App,
  { roles, ...target }: Target & { readonly roles: readonly string[] },
  call: Call,
) {
  if (!mayGrant(call.operator.permissions, permissionsOf(roles))) return beyond
  return changeOther(app, target, call, {
    action: 'operators.setRoles',
    work: async (tx, row) => {
      await updateRoles(tx, row.id, roles)
      if (!mayGrant(permissionsOf(row.roles), permissionsOf(roles)))
        await insertTies(tx, { operatorId: row.id, makers: makersOf(call), what: 'roles', now: call.now })
      return { value: { id: row.id }, after: { state: row.state, roles: roles.join(', ') } }
    },
  })
}

/** Changes the brands that an operator works for; effective from their next call. */
export async function setOperatorBrands(
  app: App,
  { brands, ...target }: Target & { readonly brands: readonly string[] | null },
  call: Call,
) {
  if (!mayGiveBrands(call.operator.brands, brands)) return beyond
  if (!(await areBrands(app, brands))) return { refused: 'operators.unknownBrand' } as const
  return changeOther(app, target, call, {
    action: 'operators.setBrands',
    work: async (tx, row) => {
      await updateBrands(tx, row.id, brands)
      if (!mayGiveBrands(row.brands, brands))
        await insertTies(tx, { operatorId: row.id, makers: makersOf(call), what: 'brands', now: call.now })
      return { value: { id: row.id }, after: { state: row.state, brands: brandsText(brands) } }
    },
  })
}

export function closeOther(app: App, target: Target, call: Call) {
  return changeOther(app, target, call, {
    action: 'operators.close',
    work: async (tx, row) => {
      await closeOperator(tx, row.id)
      await forgetDevices(tx, row.id)
      const ended = await endSessions(tx, { operatorId: row.id, now: call.now })
      return { value: { id: row.id }, after: { state: 'closed', ended } }
    },
  })
}

export function unlockOther(app: App, target: Target, call: Call) {
  return changeOther(app, target, call, {
    action: 'operators.unlock',
    work: async (tx, row) => {
      const forgotten = await forgetTries(tx, row.account)
      return { value: { id: row.id }, after: { state: row.state, unlocked: forgotten > 0 } }
    },
  })
}
