import { writeAudit } from '#features/platform/audit/public.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { hashToken, newToken, type Vault } from '#server/vault.ts'
import { authenticatorUri, codeStep, newAuthenticatorSecret } from '#server/guards/authenticator.ts'
import { sendOperatorLink } from '../extension-points.ts'
import { hashStaffPassword } from '../passwords.ts'
import { checkNewPassword, INVITE_MS, type PasswordFault } from '../rules.ts'
import { inviteOf, insertInvite, useInvite } from '../store/invites.ts'
import { insertOperator, openOperator } from '../store/operators.ts'
import { endSessions } from '../store/sessions.ts'
import { renewTies } from '../store/ties.ts'

export type Invitation = { readonly sentTo: string; readonly expiresAt: Date }

type InviteFor = {
  readonly operatorId: string
  readonly account: string
  readonly name: string
  readonly email: string
  readonly createdBy: string | null
  readonly language: 'en' | 'vi'
  readonly now: Date
}

/** Creates a single-use link and emails it to the operator; older links stop working. It is shown to no one else (decision 49). */
export async function inviteOperator(
  app: App,
  tx: Tx,
  { operatorId, account, name, email, createdBy, language, now }: InviteFor,
): Promise<Invitation> {
  const { token, expiresAt } = await newLink(tx, app.vault, { operatorId, createdBy, now })
  const { OFFICE_ORIGIN, OFFICE_PORT } = app.config
  const origin = OFFICE_ORIGIN ?? `http://localhost:${OFFICE_PORT}`
  await sendOperatorLink.of(app)(app, tx, {
    merchant: (await app.merchants.first()).code,
    to: email,
    account,
    name,
    // in the fragment it appears in no server log and no Referer header
    link: `${origin}/enrol#${token}`,
    language,
    key: `operator.link:${operatorId}:${now.getTime()}`,
    now,
    expiresAt,
  })
  return { sentTo: email, expiresAt }
}

type LinkFor = Pick<InviteFor, 'operatorId' | 'createdBy' | 'now'>

/** The link itself, for the email and for the command on the machine. */
export async function newLink(
  tx: Tx,
  vault: Vault,
  { operatorId, createdBy, now }: LinkFor,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + INVITE_MS)
  const authenticatorSealed = vault.close('authenticator', newAuthenticatorSecret())
  await insertInvite(tx, {
    tokenHash: hashToken(token),
    operatorId,
    authenticatorSealed,
    createdBy,
    now,
    expiresAt,
  })
  return { token, expiresAt }
}

const over = { refused: 'operators.inviteOver' } as const

/** The content of the link's page; the same secret each time it is opened, until it is used. */
export async function openInvitation(app: App, token: string, now: Date) {
  const invite = await inviteOf(app.db, hashToken(token), now)
  if (!invite) return over
  const secret = app.vault.open('authenticator', invite.authenticatorSealed)
  const { account, name, expiresAt } = invite
  return {
    account,
    name,
    secret,
    uri: authenticatorUri({ issuer: 'Fairhouse office', account, secret }),
    expiresAt,
  }
}

export type WeakPassword = {
  readonly refused: 'operators.weakPassword'
  readonly detail: { readonly why: PasswordFault }
}

type Enrolment = { readonly token: string; readonly password: string; readonly code: string }

/** Sets password and authenticator with a link. The code proves that the authenticator was set up, and is used up. */
export async function enrol(
  app: App,
  { token, password, code }: Enrolment,
  { ip, now }: { ip: string; now: Date },
) {
  const tokenHash = hashToken(token)
  const invite = await inviteOf(app.db, tokenHash, now)
  if (!invite) return over
  const why = checkNewPassword(password, invite.account)
  if (why) return { refused: 'operators.weakPassword', detail: { why } } as const
  const step = codeStep(app.vault.open('authenticator', invite.authenticatorSealed), code, now)
  if (step === null) return { refused: 'operators.wrongCode' } as const
  const passwordHash = await hashStaffPassword(password)
  return inTransaction(app.db, async (tx) => {
    if (!(await useInvite(tx, tokenHash, now))) return over
    const { operatorId: id, account, authenticatorSealed } = invite
    await openOperator(tx, id, { passwordHash, authenticatorSealed, step }, now)
    await endSessions(tx, { operatorId: id, now })
    await renewTies(tx, id, new Date(now.getTime() - INVITE_MS), now)
    await writeAudit(tx, {
      operator: { id, account },
      action: 'operators.enrol',
      object: `operator:${account}`,
      ip,
      now,
    })
    return { account }
  })
}

type Seeded = {
  readonly account: string
  readonly name: string
  readonly email?: string | null
  readonly roles: readonly string[]
  /** Undefined or null: all brands. */
  readonly brands?: readonly string[] | null
  /** Or its existing hash. */
  readonly password: string | { readonly hash: string }
  readonly vault: Vault
  readonly now: Date
}

/** The audit log's form of an operator's brands. */
export function brandsText(brands: readonly string[] | null): string {
  return brands === null ? 'every brand' : brands.join(', ')
}

/**
 * Creates an operator who can log in immediately, for the seed and for the first operator of an installation. Returns the
 * authenticator's secret to be shown once. Throws if the account is taken.
 */
export async function createOperator(
  tx: Tx,
  { account, name, email = null, roles, brands = null, password, vault, now }: Seeded,
): Promise<{ readonly id: string; readonly secret: string; readonly uri: string }> {
  const id = await insertOperator(tx, { account, name, email, roles, brands, createdBy: null, now })
  if (!id) throw new Error(`createOperator: there is an operator ${account} already`)
  const secret = newAuthenticatorSecret()
  const authenticatorSealed = vault.close('authenticator', secret)
  const passwordHash = typeof password === 'string' ? await hashStaffPassword(password) : password.hash
  await openOperator(tx, id, { passwordHash, authenticatorSealed, step: 0n }, now)
  await writeAudit(tx, {
    operator: null,
    action: 'operators.create',
    object: `operator:${account}`,
    after: { name, roles: roles.join(', '), brands: brandsText(brands) },
    ip: 'the house',
    now,
  })
  return { id, secret, uri: authenticatorUri({ issuer: 'Fairhouse office', account, secret }) }
}
