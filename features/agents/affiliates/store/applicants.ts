import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Window } from '#db/review/pages.ts'
import type { ApplicationState, channels, persons, traffics } from '../rules/states.ts'

type Reader = Db | Tx

export type NewApplicant = {
  readonly merchant: string
  readonly memberId: bigint | null
  /** The affiliate whose link led here. */
  readonly invitedBy: bigint | null
  readonly person: (typeof persons)[number]
  readonly name: string
  readonly company: string | null
  readonly email: string
  readonly phone: string | null
  readonly country: string | null
  readonly channel: (typeof channels)[number]
  readonly address: string | null
  readonly traffic: (typeof traffics)[number] | null
  readonly message: string
  readonly language: 'en' | 'vi'
  readonly terms: string
  readonly ip: string
  readonly device: Uint8Array | null
  readonly statusToken: Uint8Array
  readonly sentAt: Date
}

/** The number of the new application. */
export async function insertApplicant(tx: Tx, given: NewApplicant): Promise<bigint> {
  const { number } = await one(
    tx,
    sql<{ number: bigint }>`
      insert into affiliate_applicant (merchant, member_id, invited_by, person, name, company, email, phone, country, channel, address,
        traffic, message, language, terms, ip, device, status_token, sent_at)
      values (${given.merchant}, ${given.memberId}, ${given.invitedBy}, ${given.person}, ${given.name}, ${given.company}, ${given.email},
        ${given.phone}, ${given.country}, ${given.channel}, ${given.address}, ${given.traffic}, ${given.message}, ${given.language},
        ${given.terms}, ${given.ip}, ${given.device}, ${given.statusToken}, ${given.sentAt})
      returning number
    `,
  )
  return number
}

export type Applicant = Omit<NewApplicant, 'statusToken' | 'device'> & {
  readonly id: string
  readonly number: bigint
  readonly state: ApplicationState
  readonly note: string | null
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
}

const columns = sql.raw(`
  id, number, merchant, member_id, invited_by, person, name, company, email, phone, country, channel, address, traffic, message, language, terms,
  ip, state, note, decided_by, decided_at, sent_at
`)

/** A brand's applications, newest first. */
export function applicantsOf(
  reader: Reader,
  { merchant, state }: { readonly merchant: string; readonly state: ApplicationState | null },
  { below, limit }: Window,
): Promise<Applicant[]> {
  return many(
    reader,
    sql<Applicant>`
      select ${columns}
      from affiliate_applicant
      where merchant = ${merchant} and (${state}::text is null or state = ${state}) and (${below}::bigint is null or number < ${below})
      order by number desc
      limit ${limit}
    `,
  )
}

/** Locked until the transaction ends: two operators decide one after the other. */
export function lockApplicant(
  tx: Tx,
  { id, merchant }: { readonly id: string; readonly merchant: string },
): Promise<Applicant | null> {
  return maybe(
    tx,
    sql<Applicant>`select ${columns} from affiliate_applicant where id = ${id} and merchant = ${merchant} for update`,
  )
}

export async function moveApplicant(
  tx: Tx,
  given: {
    readonly id: string
    readonly state: ApplicationState
    readonly note: string
    readonly decidedBy: string
    readonly decidedAt: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update affiliate_applicant
      set state = ${given.state}, note = ${given.note}, decided_by = ${given.decidedBy}, decided_at = ${given.decidedAt}
      where id = ${given.id}
    `,
  )
}

export type OwnApplication = {
  readonly number: bigint
  readonly state: ApplicationState
  readonly name: string
  readonly note: string | null
  readonly sentAt: Date
  readonly decidedAt: Date | null
}

/** The newest application of a member, or the one that a secret link names. */
export function ownApplication(
  reader: Reader,
  of: {
    readonly merchant: string
    readonly memberId: bigint | null
    readonly statusToken: Uint8Array | null
  },
): Promise<OwnApplication | null> {
  return maybe(
    reader,
    sql<OwnApplication>`
      select number, state, name, case when state = 'rejected' then note end as note, sent_at, decided_at
      from affiliate_applicant
      where merchant = ${of.merchant} and case
        when ${of.statusToken}::bytea is not null then status_token = ${of.statusToken}
        else member_id = ${of.memberId}
      end
      order by number desc
      limit 1
    `,
  )
}

/** Whether a member has an application that waits for a decision, or is an affiliate. */
export async function hasOpenApplication(reader: Reader, memberId: bigint): Promise<boolean> {
  const { has } = await one(
    reader,
    sql<{ has: boolean }>`
      select exists (select from affiliate_applicant where member_id = ${memberId} and state in ('new', 'contacted'))
        or exists (select from affiliate where member_id = ${memberId}) as has
    `,
  )
  return has
}

export type SharedContact = {
  readonly what: 'email' | 'phone' | 'address' | 'network' | 'device' | 'payout'
  readonly kind: 'application' | 'affiliate' | 'member'
  readonly name: string
}

/** What an application shares with other applications, affiliates and members of the brand. */
export function sharedContacts(reader: Reader, id: string): Promise<SharedContact[]> {
  return many(
    reader,
    sql<SharedContact>`
      with own as (select * from affiliate_applicant where id = ${id}), found as (
        select case
            when lower(o.email) = lower(own.email) then 'email'
            when o.phone = own.phone then 'phone'
            when lower(o.address) = lower(own.address) then 'address'
            when o.device = own.device then 'device'
            else 'network'
          end as what, case when f.member_id is null then 'application' else 'affiliate' end as kind,
          case when f.member_id is null then 'A-' || o.number else 'AF-' || f.number end as name
        from own
        join affiliate_applicant o on o.merchant = own.merchant and o.id <> own.id and (
          lower(o.email) = lower(own.email) or o.phone = own.phone or lower(o.address) = lower(own.address) or o.ip = own.ip
          or o.device = own.device
        )
        left join affiliate f on f.applicant = o.id
        union all
        select 'email', 'member', m.account
        from own
        join member_view m on m.merchant = own.merchant and lower(m.email) = lower(own.email) and m.id is distinct from own.member_id
        union all
        select 'device', 'member', m.account
        from own
        join member_device_view d on d.token_hash = own.device
        join member_view m on m.id = d.member_id and m.merchant = own.merchant and m.id is distinct from own.member_id
        union all
        select 'payout', 'affiliate', 'AF-' || f.number
        from own
        join payout_account_view mine on mine.member_id = own.member_id
        join payout_account_view other on other.bank = mine.bank and other.account_number = mine.account_number
        join affiliate f on f.member_id = other.member_id and f.member_id <> own.member_id
      )
      select distinct what, kind, name from found order by what, name limit 50
    `,
  )
}
