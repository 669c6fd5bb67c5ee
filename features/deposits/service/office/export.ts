import { writeAudit } from '#features/audit/door.ts'
import { moneyText } from '#kit/money.ts'
import type { Download, Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import { csvFile } from '#server/http/csv-file.ts'
import type { House } from '#server/house.ts'
import type { depositsOffice } from '../../contract/office.ts'
import { referenceOf } from '../../store/deposits.ts'
import { queueOf, type QueueRow } from '../../store/queue.ts'
import { filterOf } from './read.ts'
import { wordsOf } from '../view.ts'

type Export = (typeof depositsOffice)['export']

/** Rows that are read at a time. */
const PAGE = 500
const columns = ['reference', 'created', 'merchant', 'member', 'memberId', 'method'] as const
const moneyColumns = ['amount', 'fee', 'currency', 'state', 'by'] as const

/** The deposits of a filter as a table; who took it out is written down first. */
export async function exportDeposits(
  house: House,
  { body }: Given<Export>,
  { operator, language, ip, now }: CallFor<Export>,
): Promise<Download> {
  const filter = filterOf(body)
  const { least, ...after } = filter
  await writeAudit(house.db, {
    operator,
    action: 'deposits.export',
    object: 'deposits',
    after: { ...after, least: least === null ? null : moneyText(least) },
    ip,
    now,
  })
  return csvFile<QueueRow>({
    name: `deposits-${now.toISOString().slice(0, 10)}`,
    head: [...columns, ...moneyColumns].map((name) => house.words(language, `backoffice.csv.${name}`)),
    read: (last) => queueOf(house.db, filter, { after: last?.number ?? null, limit: PAGE }),
    cells: (row) => [
      referenceOf(row.number),
      row.createdAt,
      row.merchant,
      row.member,
      row.memberId,
      wordsOf(row.name, language),
      moneyText(row.amount),
      moneyText(row.fee),
      row.currency,
      house.words(language, `depositsOffice.state.${row.state}`),
      row.claimedByAccount,
    ],
  })
}
