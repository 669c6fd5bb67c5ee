import type { Download, Given, Refusal } from '#contract/route.ts'
import { CSV_MARK, csvText, type Cell } from '#kit/csv.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { amountText } from '#texts/decimals.ts'
import type { agents } from '../contract.ts'
import { agentWith } from './scope.ts'
import { showIncome } from './income.ts'
import { listBetting, listMoves, listProfit } from './records.ts'
import { listTeam } from './team.ts'

type Export = (typeof agents)['export']

const MOST_ROWS = 10_000
const PAGE = 100

type Page = { readonly rows: readonly (readonly Cell[])[]; readonly next: string | null }
type Table = {
  readonly head: readonly string[]
  readonly read: (
    before: string | undefined,
  ) => Promise<Page | { readonly refused: Refusal<Export>['refused'] }>
}

/** The tables are the lists' own pages, one after the other: a file holds nothing that the screen would refuse. */
function tableOf(app: App, { body }: Given<Export>, call: CallFor<Export>): Table {
  const { what, ...filter } = body
  const money = (amount: bigint) => amountText(amount, call.member.currency)
  const asked = (before: string | undefined) => ({
    query: { ...filter, limit: PAGE, ...(before === undefined ? {} : { before }) },
  })
  const paged = <Row>(
    list: (
      before: string | undefined,
    ) => Promise<
      | { readonly rows: readonly Row[]; readonly next: string | null }
      | { readonly refused: Refusal<Export>['refused'] }
    >,
    cells: (row: Row) => readonly Cell[],
  ): Table['read'] => {
    return async (before) => {
      const page = await list(before)
      return 'refused' in page ? page : { rows: page.rows.map(cells), next: page.next }
    }
  }
  switch (what) {
    case 'team':
      return {
        head: ['account', 'type', 'state', 'joined', 'level', 'directs', 'team'],
        read: paged(
          (before) => listTeam(app, asked(before), call),
          (row) => [row.account, row.type, row.state, row.joinedAt, row.level, row.directs, row.team],
        ),
      }
    case 'betting':
      return {
        head: ['day', 'account', 'category', 'bets', 'stake', 'valid', 'win', 'profit'],
        read: paged(
          (before) => listBetting(app, asked(before), call),
          (row) => [
            row.day,
            row.account,
            row.category,
            row.rounds,
            money(row.stake),
            money(row.valid),
            money(row.win),
            money(row.profit),
          ],
        ),
      }
    case 'profit':
      return {
        head: ['account', 'team', 'deposits', 'withdrawals', 'valid', 'win', 'bonuses', 'profit'],
        read: paged(
          (before) => listProfit(app, asked(before), call),
          (row) => [
            row.account,
            row.team,
            money(row.deposits),
            money(row.withdrawals),
            money(row.valid),
            money(row.win),
            money(row.bonuses),
            money(row.profit),
          ],
        ),
      }
    case 'moves':
      return {
        head: ['at', 'account', 'kind', 'amount'],
        read: paged(
          (before) => listMoves(app, asked(before), call),
          (row) => [row.at, row.account, row.kind, money(row.amount)],
        ),
      }
    case 'income':
      return {
        head: ['at', 'source', 'amount'],
        read: paged(
          (before) => showIncome(app, asked(before), call),
          (row) => [row.at, row.source, money(row.amount)],
        ),
      }
  }
}

/** A list as CSV; staff need the right to export besides that of the list. */
export async function exportList(
  app: App,
  input: Given<Export>,
  call: CallFor<Export>,
): Promise<Download | Refusal<Export>> {
  const actor = await agentWith(app, call, 'export')
  if ('refused' in actor) return actor
  const { head, read } = tableOf(app, input, call)
  const rows: (readonly Cell[])[] = []
  let before: string | undefined
  do {
    const page = await read(before)
    if ('refused' in page) return { refused: page.refused }
    rows.push(...page.rows)
    before = page.next ?? undefined
  } while (before !== undefined && rows.length < MOST_ROWS)
  const bytes = new TextEncoder().encode(CSV_MARK + csvText([head, ...rows]))
  return { name: `agents-${input.body.what}.csv`, type: 'text/csv; charset=utf-8', bytes }
}
