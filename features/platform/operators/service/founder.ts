import { writeAudit } from '#features/platform/audit/public.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { codeStep } from '#server/guards/authenticator.ts'
import { hashStaffPassword } from '../passwords.ts'
import { checkNewPassword } from '../rules.ts'
import {
  hasOperator,
  insertOperator,
  lockOperator,
  openOperator,
  type OperatorRow,
} from '../store/operators.ts'
import type { LoginCall } from './devices.ts'
import { inviteOperator, type Invitation, type WeakPassword } from './enrol.ts'
import { startSession, type Session } from './session.ts'

/** The first owner's role; the second operator has it too, so that either can approve what the other proposes. */
const OWNER = ['owner'] as const

type Person = { readonly account: string; readonly name: string; readonly email: string }

export type Founding = {
  readonly owner: Person & { readonly password: string; readonly code: string }
  /** Named by the same person who holds the setup token, like with `npm run operator`: not tied to the owner (decision 49). */
  readonly second: Person | null
  /** The authenticator's secret that the page showed, encrypted. */
  readonly authenticatorSealed: Buffer
}

type Wrong = WeakPassword | { readonly refused: 'operators.wrongCode' }

/** The owner's credentials, checked and hashed; hashing takes 50 ms and must not happen inside a transaction. */
export async function proveOwner(
  app: Pick<App, 'vault'>,
  { owner: { account, password, code }, authenticatorSealed }: Founding,
  now: Date,
): Promise<{ readonly passwordHash: string; readonly step: bigint } | Wrong> {
  const why = checkNewPassword(password, account)
  if (why) return { refused: 'operators.weakPassword', detail: { why } }
  const step = codeStep(app.vault.open('authenticator', authenticatorSealed), code, now)
  if (step === null) return { refused: 'operators.wrongCode' }
  return { passwordHash: await hashStaffPassword(password), step }
}

type Proven = Founding & { readonly passwordHash: string; readonly step: bigint }

/** Creates the owner with an open session, and the second operator, who enrols by email. Throws if there is an operator already. */
export async function createFounders(tx: Tx, founding: Proven, call: LoginCall): Promise<Session> {
  const { owner, second, authenticatorSealed, passwordHash, step } = founding
  const { ip, now } = call
  if (await hasOperator(tx)) throw new Error('createFounders: the installation has an operator')
  const id = await insertFounder(tx, owner, call)
  await openOperator(tx, id, { passwordHash, authenticatorSealed, step }, now)
  if (second) await insertFounder(tx, second, call)
  return startSession(tx, { id, account: owner.account }, { kind: 'stranger', ip }, call)
}

async function insertFounder(
  tx: Tx,
  person: Person,
  { ip, now }: Pick<LoginCall, 'ip' | 'now'>,
): Promise<string> {
  const { account, name, email } = person
  const id = await insertOperator(tx, {
    account,
    name,
    email,
    roles: OWNER,
    brands: null,
    createdBy: null,
    now,
  })
  if (!id) throw new Error(`createFounders: two operators are called ${account}`)
  await writeAudit(tx, {
    operator: null,
    action: 'operators.create',
    object: `operator:${account}`,
    after: { name, email, roles: OWNER.join(', '), brands: 'every brand' },
    reason: 'first-run assistant, with the setup token',
    ip,
    now,
  })
  return id
}

type By = {
  readonly operator: { readonly id: string; readonly account: string }
  readonly language: 'en' | 'vi'
  readonly ip: string
  readonly now: Date
}

/** An operator named by the machine itself or with the setup token, who has not enrolled yet. */
function isAwaited(row: OperatorRow | null): row is OperatorRow & { readonly email: string } {
  return row?.state === 'invited' && row.createdBy === null && row.enrolledAt === null && row.email !== null
}

/** Emails the enrolment link to an operator whom no operator invited; older links stop working. */
export function linkToFounder(
  app: App,
  operatorId: string,
  { operator, language, ip, now }: By,
): Promise<Invitation | { readonly refused: 'operators.unknown' }> {
  return inTransaction(app.db, async (tx) => {
    const row = await lockOperator(tx, operatorId)
    if (!isAwaited(row)) return { refused: 'operators.unknown' as const }
    const { account, name, email } = row
    const sent = await inviteOperator(app, tx, {
      operatorId,
      account,
      name,
      email,
      createdBy: operator.id,
      language,
      now,
    })
    await writeAudit(tx, {
      operator,
      action: 'operators.link',
      object: `operator:${account}`,
      after: { email },
      ip,
      now,
    })
    return sent
  })
}
