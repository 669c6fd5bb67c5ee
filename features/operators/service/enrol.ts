import { writeAudit } from '#features/audit/door.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { House } from '#server/house.ts'
import { hashToken, newToken, type Vault } from '#server/vault.ts'
import { authenticatorUri, codeStep, newAuthenticatorSecret } from '#server/guards/authenticator.ts'
import { hashStaffPassword } from '../passwords.ts'
import { checkNewPassword, INVITE_MS, type PasswordFault } from '../rules.ts'
import { inviteOf, insertInvite, useInvite } from '../store/invites.ts'
import { insertOperator, openOperator } from '../store/operators.ts'
import { endSessions } from '../store/sessions.ts'

export type Invitation = { readonly token: string; readonly expiresAt: Date }

type InviteFor = { readonly operatorId: string; readonly createdBy: string | null; readonly now: Date }

/** A single-use link for an operator; older links stop working. */
export async function inviteOperator(
  tx: Tx,
  vault: Vault,
  { operatorId, createdBy, now }: InviteFor,
): Promise<Invitation> {
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

/** What the link shows; the same secret each time it is opened, until it is used. */
export async function openInvitation(house: House, token: string, now: Date) {
  const invite = await inviteOf(house.db, hashToken(token), now)
  if (!invite) return over
  const secret = house.vault.open('authenticator', invite.authenticatorSealed)
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

/** Sets password and authenticator by a link. The code proves that the authenticator was set up, and is used by that. */
export async function enrol(
  house: House,
  { token, password, code }: Enrolment,
  { ip, now }: { ip: string; now: Date },
) {
  const tokenHash = hashToken(token)
  const invite = await inviteOf(house.db, tokenHash, now)
  if (!invite) return over
  const why = checkNewPassword(password, invite.account)
  if (why) return { refused: 'operators.weakPassword', detail: { why } } as const
  const step = codeStep(house.vault.open('authenticator', invite.authenticatorSealed), code, now)
  if (step === null) return { refused: 'operators.wrongCode' } as const
  const passwordHash = await hashStaffPassword(password)
  return inTransaction(house.db, async (tx) => {
    if (!(await useInvite(tx, tokenHash, now))) return over
    const { operatorId: id, account, authenticatorSealed } = invite
    await openOperator(tx, id, { passwordHash, authenticatorSealed, step }, now)
    await endSessions(tx, { operatorId: id, now })
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
  readonly roles: readonly string[]
  /** Left out, or null: every brand of the house. */
  readonly brands?: readonly string[] | null
  /** Or what it was hashed to before. */
  readonly password: string | { readonly hash: string }
  readonly vault: Vault
  readonly now: Date
}

/** How the audit log names an operator's brands. */
export function brandsText(brands: readonly string[] | null): string {
  return brands === null ? 'every brand' : brands.join(', ')
}

/**
 * Makes an operator who can log in at once, for the seed and for the first operator of a new house. The authenticator's
 * secret comes back to be shown once. Throws where the account is taken.
 */
export async function createOperator(
  tx: Tx,
  { account, name, roles, brands = null, password, vault, now }: Seeded,
): Promise<{ readonly id: string; readonly secret: string; readonly uri: string }> {
  const id = await insertOperator(tx, { account, name, roles, brands, createdBy: null, now })
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
