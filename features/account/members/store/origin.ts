import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

/**
 * A member's own code, or one that operators created for the brand. One of a campaign belongs to an affiliate and places no one in a line.
 */
export type Invite =
  | { readonly memberId: bigint; readonly kind: 'affiliate' | 'referral' | 'campaign' }
  | { readonly memberId: null; readonly kind: 'brand' }

/** The owner of an invitation code if it is open and valid on this host; else null. */
export async function inviteOf(
  reader: Db | Tx,
  { merchant, code, domain, now }: { merchant: string; code: string; domain: string; now: Date },
): Promise<Invite | null> {
  return maybe(
    reader,
    sql<Invite>`
      select c.member_id, c.kind from invite_code c
      left join member m on m.id = c.member_id
      where c.merchant = ${merchant} and c.code = ${code.trim().toUpperCase()} and c.is_open
        and (c.member_id is null or m.state = 'open')
        and (c.domain is null or c.domain = ${domain.toLowerCase()})
        and (c.uses_most is null or c.uses < c.uses_most)
        and (c.expires_at is null or c.expires_at > ${now})
    `,
  )
}

/** Rolls back a registration whose code was used up or revoked between its check and its commit. */
class InviteUsedUpError extends Error {}

/** The refusal of such a registration; any other error is rethrown. */
export function orUsedUp(error: unknown): { readonly refused: 'identity.invitationCode' } {
  if (error instanceof InviteUsedUpError) return { refused: 'identity.invitationCode' }
  throw error
}

/** Counts one use of each of these codes, in a fixed order. Throws, so that the registration is rolled back, if one is no longer valid. */
export async function useCodes(
  tx: Tx,
  { merchant, codes, now }: { merchant: string; codes: readonly string[]; now: Date },
): Promise<void> {
  for (const code of codes.toSorted())
    if (!(await useInvite(tx, { merchant, code, now })))
      throw new InviteUsedUpError('an invitation is used up')
}

async function useInvite(
  tx: Tx,
  { merchant, code, now }: { merchant: string; code: string; now: Date },
): Promise<boolean> {
  const counted = await run(
    tx,
    // with two concurrent registrations for the last use, the second waits for the row, then finds it used up
    sql`
      update invite_code
      set uses = uses + 1
      where merchant = ${merchant} and code = ${code.trim().toUpperCase()} and is_open
        and (uses_most is null or uses < uses_most)
        and (expires_at is null or expires_at > ${now})
    `,
  )
  return counted > 0
}

/** A member's open code of this kind without a limit, the oldest one; null if there is none. */
export async function ownInvite(
  reader: Db | Tx,
  { memberId, kind }: { readonly memberId: bigint; readonly kind: 'affiliate' | 'referral' },
): Promise<string | null> {
  const row = await maybe(
    reader,
    sql<{ code: string }>`
      select code
      from invite_code
      where member_id = ${memberId} and kind = ${kind} and is_open and uses_most is null and expires_at is null and domain is null
      order by created_at, code
      limit 1
    `,
  )
  return row?.code ?? null
}

/** Opens a code for a member; false: the brand has this code already, and it keeps its owner. */
export async function openInvite(
  tx: Db | Tx,
  invite: {
    merchant: string
    code: string
    memberId: bigint
    kind: 'affiliate' | 'referral' | 'campaign'
    domain?: string | null
    /** Null: without a limit. */
    usesMost?: number | null
    expiresAt?: Date | null
  },
): Promise<boolean> {
  const { merchant, code, memberId, kind, domain = null, usesMost = null, expiresAt = null } = invite
  const opened = await run(
    tx,
    // of two with one code the first keeps it
    sql`
      insert into invite_code (merchant, code, member_id, kind, domain, uses_most, expires_at)
      values (
        ${merchant}, ${code.toUpperCase()}, ${memberId}, ${kind}, ${domain?.toLowerCase() ?? null}, ${usesMost}, ${expiresAt}
      )
      on conflict (merchant, code) do nothing
    `,
  )
  return opened > 0
}

/** Closes a member's own code; false if the member has no such open code. */
export async function closeInvite(
  tx: Tx,
  {
    merchant,
    code,
    memberId,
    now,
  }: { readonly merchant: string; readonly code: string; readonly memberId: bigint; readonly now: Date },
): Promise<boolean> {
  const closed = await run(
    tx,
    sql`
      update invite_code
      set is_open = false, closed_at = ${now}
      where merchant = ${merchant} and code = ${code} and member_id = ${memberId} and is_open
    `,
  )
  return closed > 0
}

export type Origin = {
  readonly method: string
  readonly url: string | null
  readonly domain: string | null
  readonly affiliateCode: string | null
  readonly referralCode: string | null
  readonly countryDialingCode: string | null
  /** The optional fields by name, as entered. */
  readonly contacts: Readonly<Record<string, string>>
}

export async function insertOrigin(tx: Tx, memberId: bigint, origin: Origin, now: Date): Promise<void> {
  await run(
    tx,
    sql`
      insert into registration (
        member_id, method, url, domain, affiliate_code, referral_code, country_dialing_code, contacts, created_at
      )
      values (
        ${memberId}, ${origin.method}, ${origin.url}, ${origin.domain}, ${origin.affiliateCode}, ${origin.referralCode},
        ${origin.countryDialingCode}, ${JSON.stringify(origin.contacts)}::jsonb, ${now}
      )
    `,
  )
}

/** Records the first-login call; true for the first one. */
export async function markFirstLogin(tx: Db | Tx, memberId: bigint, now: Date): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update member set first_login_at = ${now} where id = ${memberId} and first_login_at is null`,
  )
  return changed === 1
}
