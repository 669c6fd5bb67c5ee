import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

type Reader = Db | Tx

export type OperatorRow = {
  readonly id: string
  readonly account: string
  readonly name: string
  /** The email address for enrolment links; null if unset. */
  readonly email: string | null
  readonly roles: readonly string[]
  /** null: all brands. */
  readonly brands: readonly string[] | null
  readonly state: 'invited' | 'open' | 'closed'
  readonly passwordHash: string | null
  readonly authenticatorSealed: Buffer | null
  readonly createdAt: Date
  /** Null: created on the machine itself, by the first-run assistant or by the seed. */
  readonly createdBy: string | null
  readonly enrolledAt: Date | null
  readonly lastLoginAt: Date | null
  readonly lastLoginIp: string | null
}

const columns = sql`
  id, account, name, email, roles, brands, state, password_hash, authenticator_sealed, created_at, created_by, enrolled_at,
  last_login_at, last_login_ip
`

export function operatorByAccount(reader: Reader, account: string): Promise<OperatorRow | null> {
  return maybe(reader, sql<OperatorRow>`select ${columns} from operator where account = ${account}`)
}

export function operatorById(reader: Reader, id: string): Promise<OperatorRow | null> {
  return maybe(reader, sql<OperatorRow>`select ${columns} from operator where id = ${id}`)
}

/** Locks the row for a change until the transaction ends. */
export function lockOperator(tx: Tx, id: string): Promise<OperatorRow | null> {
  return maybe(tx, sql<OperatorRow>`select ${columns} from operator where id = ${id} for update`)
}

export function listOperators(
  reader: Reader,
): Promise<(OperatorRow & { readonly lockedUntil: Date | null })[]> {
  return many(
    reader,
    sql<OperatorRow & { readonly lockedUntil: Date | null }>`
      select ${columns}, (
        select max(locked_until) from operator_try where account_key = account
      ) as locked_until
      from operator
      order by state = 'closed', account
    `,
  )
}

/** Whether anyone was ever an operator here; closed ones count. */
export async function hasOperator(reader: Reader): Promise<boolean> {
  return (await maybe(reader, sql<{ id: string }>`select id from operator limit 1`)) !== null
}

export type NewOperator = {
  readonly account: string
  readonly name: string
  readonly email: string | null
  readonly roles: readonly string[]
  readonly brands: readonly string[] | null
  readonly createdBy: string | null
  readonly now: Date
}

/** A new operator without password, or null if the account is taken. */
export async function insertOperator(tx: Tx, operator: NewOperator): Promise<string | null> {
  const row = await maybe(
    tx,
    // two concurrent invitations of one name: the second finds it taken
    sql<{ id: string }>`
      insert into operator (account, name, email, roles, brands, state, created_at, created_by)
      values (
        ${operator.account}, ${operator.name}, ${operator.email}, ${operator.roles}, ${operator.brands},
        'invited', ${operator.now}, ${operator.createdBy}
      )
      on conflict (account) do nothing
      returning id
    `,
  )
  return row?.id ?? null
}

export type Credentials = {
  readonly passwordHash: string
  readonly authenticatorSealed: Uint8Array
  readonly step: bigint
}

export async function openOperator(
  tx: Tx,
  id: string,
  { passwordHash, authenticatorSealed, step }: Credentials,
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
      update operator
      set state = 'open', password_hash = ${passwordHash}, authenticator_sealed = ${authenticatorSealed},
        authenticator_step = ${step}, enrolled_at = ${now}
      where id = ${id}
    `,
  )
}

export async function withdrawCredentials(tx: Tx, id: string): Promise<void> {
  await run(
    tx,
    sql`update operator set state = 'invited', password_hash = null, authenticator_sealed = null where id = ${id}`,
  )
}

export async function updateRoles(tx: Tx, id: string, roles: readonly string[]): Promise<void> {
  await run(tx, sql`update operator set roles = ${roles} where id = ${id}`)
}

/** null: all brands. */
export async function updateBrands(tx: Tx, id: string, brands: readonly string[] | null): Promise<void> {
  await run(tx, sql`update operator set brands = ${brands} where id = ${id}`)
}

export async function closeOperator(tx: Tx, id: string): Promise<void> {
  await run(tx, sql`update operator set state = 'closed' where id = ${id}`)
}

export async function updatePassword(tx: Reader, id: string, passwordHash: string): Promise<void> {
  await run(tx, sql`update operator set password_hash = ${passwordHash} where id = ${id}`)
}

/** Stores the same password with the current cost and pepper; false if another one was set in the meantime, which then stays. */
export async function renewHash(
  db: Db,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const renewed = await run(
    db,
    sql`update operator set password_hash = ${to} where id = ${id} and password_hash = ${from}`,
  )
  return renewed === 1
}

/** Uses a code's time step; false if it, or a later one, was used already (A10). One statement, so two tabs cannot both succeed. */
export async function useStep(tx: Reader, id: string, step: bigint): Promise<boolean> {
  const used = await run(
    tx,
    sql`update operator set authenticator_step = ${step} where id = ${id} and authenticator_step < ${step}`,
  )
  return used === 1
}

export async function noteLogin(tx: Tx, id: string, ip: string, now: Date): Promise<void> {
  await run(tx, sql`update operator set last_login_at = ${now}, last_login_ip = ${ip} where id = ${id}`)
}

/** Whether another operator has this email address: two with one mailbox would be one person. */
export async function isEmailTaken(tx: Tx, email: string, but: string | null): Promise<boolean> {
  const row = await maybe(
    tx,
    sql<{ id: string }>`select id from operator where email = ${email} and id is distinct from ${but}`,
  )
  return row !== null
}

export async function updateEmail(tx: Tx, id: string, email: string): Promise<void> {
  await run(tx, sql`update operator set email = ${email} where id = ${id}`)
}
