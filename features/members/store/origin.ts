import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

export type Invite = { readonly memberId: bigint; readonly kind: 'affiliate' | 'referral' }

/** Who stands behind an invitation code, where it is open and good on this host; null otherwise. */
export async function inviteOf(
  reader: Db | Tx,
  { merchant, code, domain }: { merchant: string; code: string; domain: string },
): Promise<Invite | null> {
  return maybe(
    reader,
    sql<Invite>`
      select c.member_id, c.kind from invite_code c
      join member m on m.id = c.member_id and m.state = 'open'
      where c.merchant = ${merchant} and c.code = ${code.trim().toUpperCase()} and c.is_open
        and (c.domain is null or c.domain = ${domain.toLowerCase()})
    `,
  )
}

/** Opens a code for a member; a code that the brand has already stays whose it is. */
export async function openInvite(
  tx: Db | Tx,
  invite: {
    merchant: string
    code: string
    memberId: bigint
    kind: 'affiliate' | 'referral'
    domain?: string | null
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into invite_code (merchant, code, member_id, kind, domain)
      values (${invite.merchant}, ${invite.code.toUpperCase()}, ${invite.memberId}, ${invite.kind}, ${invite.domain?.toLowerCase() ?? null})
      on conflict (merchant, code) do nothing
    `,
  )
}

export type Origin = {
  readonly method: string
  readonly url: string | null
  readonly domain: string | null
  readonly affiliateCode: string | null
  readonly referralCode: string | null
  readonly countryDialingCode: string | null
  /** The optional fields by name, as they were given. */
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

/** Notes the first-login call; true where this was the first. */
export async function markFirstLogin(tx: Db | Tx, memberId: bigint, now: Date): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update member set first_login_at = ${now} where id = ${memberId} and first_login_at is null`,
  )
  return changed === 1
}
