import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql, type Sql } from '#db/rows.ts'

export type LabelRow = {
  readonly id: string
  readonly merchant: string
  readonly name: string
  readonly isShown: boolean
  readonly members: number
}

/** The labels of a brand, or of all brands, with the number of members that carry each. */
export function labelsOf(reader: Db | Tx, merchant: string | null): Promise<LabelRow[]> {
  return many(
    reader,
    sql<LabelRow>`
      select k.id, k.merchant, k.name, k.is_shown, (select count(*)::int from member_labelled l where l.label = k.id) as members
      from member_label k
      where ${merchant}::text is null or k.merchant = ${merchant}
      order by k.merchant, lower(k.name)
    `,
  )
}

export type OwnLabel = Pick<LabelRow, 'id' | 'name' | 'isShown'>

/** The labels of one member. */
export function labelsOn(reader: Db | Tx, memberId: bigint): Promise<OwnLabel[]> {
  return many(
    reader,
    sql<OwnLabel>`
      select k.id, k.name, k.is_shown
      from member_labelled l
      join member_label k on k.id = l.label
      where l.member_id = ${memberId}
      order by lower(k.name)
    `,
  )
}

/** The label's id; null if the brand already has a label of this name. */
export async function insertLabel(
  tx: Db | Tx,
  label: {
    merchant: string
    name: string
    isShown: boolean
    by: string
    now: Date
  },
): Promise<string | null> {
  const row = await maybe(
    tx,
    // of two concurrent operators the second gets a name conflict
    sql<{ id: string }>`
      insert into member_label (merchant, name, is_shown, created_by, created_at)
      values (${label.merchant}, ${label.name}, ${label.isShown}, ${label.by}, ${label.now})
      on conflict (merchant, lower(name)) do nothing
      returning id
    `,
  )
  return row?.id ?? null
}

export type MemberBrand = { readonly merchant: string }

export function brandOf(tx: Tx, memberId: bigint): Promise<MemberBrand | null> {
  return maybe(
    tx,
    sql<MemberBrand>`select merchant from member_lock(${memberId}) as merchant where merchant is not null`,
  )
}

/** Replaces a member's labels with these of the member's own brand. */
export async function setLabels(
  tx: Tx,
  {
    memberId,
    merchant,
    labels,
    by,
    now,
  }: { memberId: bigint; merchant: string; labels: readonly string[]; by: string; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`delete from member_labelled where member_id = ${memberId} and label <> all(${labels}::uuid[])`,
  )
  await run(
    tx,
    sql`
      insert into member_labelled (member_id, label, set_by, set_at)
      select ${memberId}, k.id, ${by}, ${now}
      from member_label k
      where k.merchant = ${merchant} and k.id = any(${labels}::uuid[])
      on conflict (member_id, label) do nothing
    `,
  )
}

/** The labels of a member, in the statement of another feature. */
export const labelIds = (member: Sql<bigint>): Sql<string[]> =>
  sql`array(select c_label.label::text from member_labelled c_label where c_label.member_id = ${member})`
