import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import { accountKey } from '#kit/names/account-key.ts'
import { fieldNames, type Profile, type ProfileField } from '../rules.ts'

type Own = Partial<Record<ProfileField, string>>

/** Everything that a member entered, at registration and later. A cleared field is null. */
export async function profileOf(reader: Db | Tx, memberId: bigint): Promise<Profile> {
  const row = await maybe(
    reader,
    sql<{
      nickname: string
      realName: string | null
      birthday: string | null
      told: Own
      since: Own
      gone: string[]
    }>`
      select
        m.nickname,
        m.payee_name as real_name,
        m.birthday::text as birthday,
        coalesce((select r.contacts from registration_view r where r.member_id = m.id), '{}'::jsonb) as told,
        coalesce(
          (select jsonb_object_agg(f.field, f.value) from member_field f where f.member_id = m.id),
          '{}'::jsonb
        ) as since,
        array(select distinct c.field from profile_change c where c.member_id = m.id) as gone
      from member_view m
      where m.id = ${memberId}
    `,
  )
  const told = row?.told ?? {}
  const since = row?.since ?? {}
  // a later change overrides the registration, also if it cleared the field
  const valueOf = (field: ProfileField): string | null =>
    since[field] ?? (row?.gone.includes(field) ? null : (told[field] ?? null))
  return {
    nickname: row?.nickname ?? null,
    realName: row?.realName ?? null,
    birthday: row?.birthday ?? null,
    nationality: valueOf('nationality'),
    address: valueOf('address'),
    occupation: valueOf('occupation'),
    sourceOfIncome: valueOf('sourceOfIncome'),
    telegram: valueOf('telegram'),
    zalo: valueOf('zalo'),
    whatsapp: valueOf('whatsapp'),
    facebook: valueOf('facebook'),
    line: valueOf('line'),
    wechat: valueOf('wechat'),
    skype: valueOf('skype'),
    qqNum: valueOf('qqNum'),
  }
}

/** Serialises changes of a profile: two tabs cannot both set a field that is set once. */
export async function lockMember(tx: Tx, memberId: bigint): Promise<{ readonly merchant: string } | null> {
  return maybe(
    tx,
    sql<{
      merchant: string
    }>`select merchant from member_lock(${memberId}) as merchant where merchant is not null`,
  )
}

export type Change = {
  readonly memberId: bigint
  readonly field: ProfileField
  readonly before: string | null
  readonly after: string | null
  readonly ip: string
  readonly operator: string | null
  readonly now: Date
}

/** Records a field's previous value, and who changed it. */
export async function insertChange(tx: Tx, change: Change): Promise<void> {
  const { memberId, field, before, after, ip, operator, now } = change
  await run(
    tx,
    sql`
      insert into profile_change (member_id, field, was, becomes, at, ip, operator_account)
      values (${memberId}, ${field}, ${before}, ${after}, ${now}, ${ip}, ${operator})
    `,
  )
}

/** Writes a field outside the member's own row; a cleared field has no row. */
export async function saveField(tx: Tx, { memberId, field, after, now }: Change): Promise<void> {
  if (after === null) {
    await run(tx, sql`delete from member_field where member_id = ${memberId} and field = ${field}`)
    return
  }
  await run(
    tx,
    // the member's row is locked, so there is no concurrent write
    sql`
      insert into member_field (member_id, field, value, changed_at)
      values (${memberId}, ${field}, ${after}, ${now})
      on conflict (member_id, field) do update set value = excluded.value, changed_at = excluded.changed_at
    `,
  )
}

/** Whether another member of the brand has this name: as account, or as nickname, case-insensitive. */
export async function isNameTaken(tx: Tx, memberId: bigint, name: string): Promise<boolean> {
  const { taken } = await one(
    tx,
    sql<{ taken: boolean }>`
      select exists (
        select from member_view m
        join member_view me on me.id = ${memberId} and me.merchant = m.merchant
        where m.id <> me.id and (m.account_key = ${accountKey(name)} or lower(m.nickname) = lower(${name}))
      ) as taken
    `,
  )
  return taken
}

export type ChangeRow = {
  readonly field: ProfileField
  readonly was: string | null
  readonly becomes: string | null
  readonly at: Date
  readonly operator: string | null
}

const MOST_CHANGES = 100

/** What was changed, newest first. */
export async function changesOf(reader: Db | Tx, memberId: bigint): Promise<readonly ChangeRow[]> {
  const rows = await many(
    reader,
    sql<Omit<ChangeRow, 'field'> & { readonly field: string }>`
      select field, was, becomes, at, operator_account as operator
      from profile_change
      where member_id = ${memberId}
      order by at desc, id desc
      limit ${MOST_CHANGES}
    `,
  )
  return rows.flatMap((row) => {
    const field = fieldNames.find((name) => name === row.field)
    return field ? [{ ...row, field }] : []
  })
}
