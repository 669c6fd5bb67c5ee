import { takeOut } from '#features/platform/audit/public.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { exclusionsOffice } from '../contract/office.ts'
import { isInForce } from '../rules/terms.ts'
import { listedExclusions, type ListedRow } from '../store/office.ts'

/** Rows per read. */
const PAGE = 500

/** Exports all time-outs and exclusions as a table, newest first. */
export function exclusionsFile(app: App, call: CallFor<(typeof exclusionsOffice)['file']>) {
  const { now } = call
  return takeOut<ListedRow>(app, call, {
    name: 'exclusions',
    words: 'exclusions.csv',
    head: [
      'number',
      'merchant',
      'memberId',
      'account',
      'kind',
      'startsAt',
      'endsAt',
      'inForce',
      'setBy',
      'reason',
      'matchedBy',
      'liftedAt',
    ],
    action: 'exclusions.export',
    object: 'exclusions',
    asked: {},
    read: (last) =>
      listedExclusions(app.db, {
        kind: null,
        only: null,
        member: null,
        before: last?.number ?? null,
        limit: PAGE,
        now,
      }),
    cells: (row) => [
      row.number.toString(),
      row.merchant,
      row.memberId.toString(),
      row.account,
      row.kind,
      row.startsAt.toISOString(),
      row.endsAt?.toISOString() ?? '',
      isInForce(row, now) ? 'yes' : 'no',
      row.setByAccount ?? '',
      row.reason ?? '',
      row.matchedBy.join('; '),
      row.liftedAt?.toISOString() ?? '',
    ],
  })
}
