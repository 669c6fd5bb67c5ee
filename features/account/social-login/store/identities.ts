import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { ProviderName } from '../rules/providers.ts'

export type Identity = {
  readonly merchant: string
  readonly provider: ProviderName
  readonly issuer: string
  readonly subject: string
}

/** The member with this identity at this brand, or null. */
export async function memberBehind(
  reader: Db | Tx,
  { merchant, provider, issuer, subject }: Identity,
): Promise<bigint | null> {
  const row = await maybe(
    reader,
    sql<{ memberId: bigint }>`
      select member_id from social_identity
      where merchant = ${merchant} and provider = ${provider} and issuer = ${issuer} and subject = ${subject}
        and unlinked_at is null
    `,
  )
  return row?.memberId ?? null
}

export type NewIdentity = Identity & {
  readonly memberId: bigint
  readonly name: string | null
  readonly how: 'linked' | 'registered'
  readonly now: Date
}

/** False if the identity, or the member's link with this provider, was taken concurrently. */
export async function insertIdentity(tx: Tx, identity: NewIdentity): Promise<boolean> {
  const inserted = await run(
    tx,
    // two concurrent links: the second waits for the first and finds it taken
    sql`
      insert into social_identity (merchant, provider, issuer, subject, member_id, name, how, created_at)
      values (
        ${identity.merchant}, ${identity.provider}, ${identity.issuer}, ${identity.subject}, ${identity.memberId},
        ${identity.name}, ${identity.how}, ${identity.now}
      )
      on conflict do nothing
    `,
  )
  return inserted === 1
}

export type Linked = {
  readonly provider: ProviderName
  readonly name: string | null
  readonly linkedAt: Date
}

export async function linkedOf(reader: Db | Tx, memberId: bigint): Promise<readonly Linked[]> {
  return many(
    reader,
    sql<Linked>`
      select provider, name, created_at as linked_at from social_identity
      where member_id = ${memberId} and unlinked_at is null
      order by provider
    `,
  )
}

export async function endLink(
  tx: Tx | Db,
  { memberId, provider, now }: { memberId: bigint; provider: ProviderName; now: Date },
): Promise<boolean> {
  const ended = await run(
    tx,
    sql`
      update social_identity set unlinked_at = ${now}
      where member_id = ${memberId} and provider = ${provider} and unlinked_at is null
    `,
  )
  return ended === 1
}

/** Ends every link of a member. */
export async function endLinks(tx: Tx, memberId: bigint, now: Date): Promise<void> {
  await run(
    tx,
    sql`update social_identity set unlinked_at = ${now} where member_id = ${memberId} and unlinked_at is null`,
  )
}
