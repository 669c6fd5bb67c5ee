import type { Db } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import type { Policy } from '../rules/policy.ts'

export type SlipRow = { readonly slip: unknown; readonly version: number }

export function slipOf(db: Db, memberId: bigint): Promise<SlipRow | null> {
  return maybe(db, sql<SlipRow>`select slip, version from sport_slip where member_id = ${memberId}`)
}

/** The new version; null: another device has saved a newer one. */
export async function putSlip(
  db: Db,
  memberId: bigint,
  slip: unknown,
  version: number,
): Promise<number | null> {
  const row = await maybe(
    db,
    sql<{ version: number }>`
      insert into sport_slip (member_id, slip)
      select ${memberId}, ${JSON.stringify(slip ?? null)}::json
      where ${version} = 0 or exists (select from sport_slip where member_id = ${memberId})
      on conflict (member_id) do update -- two devices
      set slip = excluded.slip, version = sport_slip.version + 1
      where sport_slip.version = ${version}
      returning version
    `,
  )
  return row?.version ?? null
}

export type Preferences = {
  readonly format: string
  readonly policy: Policy
  readonly zone: string | null
  readonly quick: readonly bigint[]
}

export const usualPreferences: Preferences = { format: 'decimal', policy: 'better', zone: null, quick: [] }

export async function preferencesOf(db: Db, memberId: bigint): Promise<Preferences | null> {
  const row = await maybe(
    db,
    sql<
      Omit<Preferences, 'quick'> & { readonly quick: readonly string[] }
    >`select format, policy, zone, quick::text[] as quick from sport_preference where member_id = ${memberId}`,
  )
  return row ? { ...row, quick: row.quick.map(BigInt) } : null
}

export async function putPreferences(db: Db, memberId: bigint, given: Preferences): Promise<void> {
  await run(
    db,
    sql`
      insert into sport_preference (member_id, format, policy, zone, quick)
      values (${memberId}, ${given.format}, ${given.policy}, ${given.zone}, ${given.quick.map(String)}::bigint[])
      on conflict (member_id) do update -- the member changes them
      set format = excluded.format, policy = excluded.policy, zone = excluded.zone, quick = excluded.quick
    `,
  )
}
