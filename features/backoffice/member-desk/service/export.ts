import { writeAudit } from '#features/platform/audit/public.ts'
import type { Currency } from '#kit/currency.ts'
import type { Cell } from '#kit/csv.ts'
import type { Minor } from '#kit/money.ts'
import { amountText } from '#texts/decimals.ts'
import type { Download, Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import { csvFile } from '#server/http/csv-file.ts'
import type { App } from '#server/app.ts'
import type { memberDesk } from '../contract.ts'
import { memberFull, type MemberFull } from '../store/members.ts'
import { depositsOf, movementsOf, roundsOf, withdrawalsOf, type OrderRow } from '../store/records.ts'

type Export = (typeof memberDesk)['export']
type Records = Given<Export>['body']['records']
type Row = { readonly mark: bigint; readonly cells: readonly Cell[] }
type Table = {
  readonly head: readonly string[]
  readonly read: (before: bigint | null) => Promise<readonly Row[]>
}

/** An amount formatted as on the member's page; empty for a member without a wallet. */
const shown = (amount: Minor, currency: Currency | null): string =>
  currency === null ? '' : amountText(amount, currency)

/** Rows read per query. */
const PAGE = 500
const orderHead = ['number', 'at', 'method', 'amount', 'currency', 'state']

const orderRow = (currency: Currency | null, { number, at, method, amount, state }: OrderRow): Row => ({
  mark: number,
  cells: [number, at, method, shown(amount, currency), currency, state],
})

/** The columns of a record's table, and how to read its next page: newest first, before a cursor. */
function tableOf(app: App, { id, wallet, currency }: MemberFull, records: Records): Table {
  const page = (before: bigint | null) => ({ before, limit: PAGE })
  switch (records) {
    case 'movements':
      return {
        head: ['seq', 'at', 'kind', 'amount', 'after', 'currency', 'ref'],
        read: async (before) =>
          (wallet === null ? [] : await movementsOf(app.db, wallet, page(before))).map((row) => ({
            mark: row.seq,
            cells: [
              row.seq,
              row.at,
              row.kind,
              shown(row.amount, currency),
              shown(row.after, currency),
              currency,
              row.ref,
            ],
          })),
      }
    case 'rounds':
      return {
        head: ['seq', 'at', 'vendor', 'game', 'stake', 'win', 'bonusStake', 'currency', 'state', 'ref'],
        read: async (before) =>
          (wallet === null ? [] : await roundsOf(app.db, wallet, page(before))).map((row) => ({
            mark: row.seq,
            cells: [
              row.seq,
              row.at,
              row.vendor,
              row.game,
              shown(row.stake, currency),
              shown(row.win, currency),
              shown(row.bonusStake, currency),
              currency,
              row.state,
              row.id,
            ],
          })),
      }
    case 'deposits':
      return {
        head: orderHead,
        read: async (before) =>
          (await depositsOf(app.db, id, page(before))).map((row) => orderRow(currency, row)),
      }
    case 'withdrawals':
      return {
        head: orderHead,
        read: async (before) =>
          (await withdrawalsOf(app.db, id, page(before))).map((row) => orderRow(currency, row)),
      }
  }
}

/** Exports one of a member's records completely; the audit log entry with the operator is written first. */
export async function exportRecords(
  app: App,
  { params, body: { records } }: Given<Export>,
  { operator, language, ip, now }: CallFor<Export>,
): Promise<Download | { readonly refused: 'backoffice.unknownMember' }> {
  const member = await memberFull(app.db, params.id)
  if (!member) return { refused: 'backoffice.unknownMember' }
  const { head, read } = tableOf(app, member, records)
  const object = `member:${member.id}`
  await writeAudit(app.db, { operator, action: 'members.export', object, after: { records }, ip, now })
  return csvFile<Row>({
    name: `member-${member.id}-${records}-${now.toISOString().slice(0, 10)}`,
    head: head.map((name) => app.words(language, `backoffice.csv.${name}`)),
    read: (last) => read(last?.mark ?? null),
    cells: ({ cells }) => cells,
  })
}
