import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { FieldRule } from './rules.ts'

export type RuleRow = {
  readonly field: string
  readonly kind: string
  readonly minLength: number
  readonly maxLength: number
  readonly isEnabled: boolean
  readonly isRequired: boolean
}

export async function ruleRows(db: Db | Tx, merchant: string): Promise<readonly RuleRow[]> {
  return many(
    db,
    sql<RuleRow>`
      select field, kind, min_length, max_length, is_enabled, is_required
      from field_rule
      where merchant = ${merchant}
    `,
  )
}

export async function writeRule(
  tx: Db | Tx,
  { merchant, field, rule }: { merchant: string; field: string; rule: FieldRule },
  now: Date,
): Promise<void> {
  await run(
    tx,
    // concurrent changes: the later one wins, and the audit log has both
    sql`
      insert into field_rule (merchant, field, kind, min_length, max_length, is_enabled, is_required, changed_at)
      values (
        ${merchant}, ${field}, ${rule.kind}, ${rule.minLength}, ${rule.maxLength}, ${rule.enabled}, ${rule.required}, ${now}
      )
      on conflict (merchant, field) do update
      set kind = excluded.kind, min_length = excluded.min_length, max_length = excluded.max_length,
        is_enabled = excluded.is_enabled, is_required = excluded.is_required, changed_at = excluded.changed_at
    `,
  )
}

/** Copies the form rules of a brand to a new one. */
export async function copyRules(
  tx: Tx,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into field_rule (merchant, field, kind, min_length, max_length, is_enabled, is_required, changed_at)
      select ${to}, field, kind, min_length, max_length, is_enabled, is_required, ${now}
      from field_rule
      where merchant = ${from}
    `,
  )
}
