import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { validationOffice } from '../contract.ts'
import { fieldRow, type RuledField } from '../fields.ts'
import type { FieldRule } from '../rules.ts'
import { writeRule } from '../store.ts'
import { ruleTable } from './rules.ts'

type Changed =
  | Record<never, never>
  | { readonly refused: 'validation.unknownBrand' | 'validation.fixed' }
  | { readonly refused: 'validation.outOfReach'; readonly detail: { least: number; most: number } }

/** Sets a brand's rule of a field within the field's bounds, and writes the audit entry. */
export async function changeRule(
  app: App,
  { merchant, field }: { readonly merchant: string; readonly field: RuledField },
  rule: FieldRule,
  { operator, ip, now }: CallFor<(typeof validationOffice)['change']>,
): Promise<Changed> {
  if (!(await app.merchants.byCode(merchant))) return { refused: 'validation.unknownBrand' }
  const { least, most, kinds, isFixed, ...starts } = fieldRow(field)
  if (isFixed && (!rule.enabled || rule.required !== starts.required)) return { refused: 'validation.fixed' }
  const isWithin = rule.minLength >= least && rule.maxLength <= most && rule.minLength <= rule.maxLength
  if (!isWithin || (kinds && !kinds.includes(rule.kind)))
    return { refused: 'validation.outOfReach', detail: { least, most } }
  await inTransaction(app.db, async (tx) => {
    const before = (await ruleTable({ db: tx }, merchant)).get(field)
    const after = { ...rule, required: rule.enabled && rule.required }
    await writeRule(tx, { merchant, field, rule: after }, now)
    await writeAudit(tx, {
      operator,
      action: 'validation.change',
      object: `merchant:${merchant}/field:${field}`,
      before: { ...before },
      after: { ...after },
      ip,
      now,
    })
  })
  return {}
}
