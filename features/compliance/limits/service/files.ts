import { takeOut } from '#features/platform/audit/public.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { Currency } from '#kit/currency.ts'
import { amountText } from '#texts/decimals.ts'
import type { limitsOffice } from '../contract/office.ts'
import { moneyKinds, type LimitKind, type Value } from '../rules/limits.ts'
import { harmFlags, reachedLimits, type FlagRow, type ReachedRow } from '../store/office.ts'

type Call = CallFor<(typeof limitsOffice)['harmFile']>

/** Rows per read. */
const PAGE = 500

/** Exports markers of harm, open and cleared, newest first (R15). */
export function harmFile(app: App, call: Call) {
  return takeOut<FlagRow>(app, call, {
    name: 'harm',
    words: 'limits.csv',
    head: [
      'number',
      'at',
      'merchant',
      'memberId',
      'account',
      'rule',
      'level',
      'figures',
      'deeds',
      'state',
      'clearedBy',
      'reason',
    ],
    action: 'limits.export',
    object: 'harm',
    asked: {},
    read: (last) =>
      harmFlags(app.db, {
        state: null,
        member: null,
        merchant: null,
        find: null,
        before: last?.number ?? null,
        limit: PAGE,
      }),
    cells: (row) => [
      row.number.toString(),
      row.raisedAt.toISOString(),
      row.merchant,
      row.memberId.toString(),
      row.account,
      row.rule,
      row.level,
      Object.entries(row.evidence)
        .map(([name, value]) => `${name} ${value}`)
        .join('; '),
      row.deeds.join('; '),
      row.state,
      row.clearedBy ?? '',
      row.reason ?? '',
    ],
  })
}

/** Exports reached limits, newest first. */
export function reachedFile(app: App, call: Call) {
  return takeOut<ReachedRow>(app, call, {
    name: 'limits-reached',
    words: 'limits.csv',
    head: ['at', 'merchant', 'memberId', 'account', 'kind', 'period', 'value', 'currency'],
    action: 'limits.export',
    object: 'reached',
    asked: {},
    read: (last) => reachedLimits(app.db, { before: last?.id ?? null, limit: PAGE }),
    cells: (row) => [
      row.at.toISOString(),
      row.merchant,
      row.memberId.toString(),
      row.account,
      row.kind,
      row.period,
      written(row.kind, row.value, row.currency),
      row.currency,
    ],
  })
}

/** Amounts as decimal text; minutes and hours as stored. */
function written(kind: LimitKind, value: Value, currency: Currency): string {
  if (value === null) return ''
  return moneyKinds.has(kind) ? amountText(value, currency) : value.toString()
}
