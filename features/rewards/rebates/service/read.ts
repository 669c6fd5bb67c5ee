import type { Refusal, Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { countedBatch } from '#features/play/settled-play/public.ts'
import type { App } from '#server/app.ts'
import type { rebates } from '../contract/member.ts'
import { readStatementId, statementId } from '../rules/offer.ts'
import type { Program } from '../rules/terms.ts'
import { betsOf, linesOf, statementBy, statementsOf, type Statement } from '../store/statements.ts'

type Shown = Reply<(typeof rebates)['statements']>['rows'][number]
type OneReply = Reply<(typeof rebates)['statement']>
type BetsReply = Reply<(typeof rebates)['bets']>

const PAGE = 20
const BETS = 50

const viewOf = (of: Statement): Shown => ({ id: statementId(of.program, of.startsAt), ...of })

export type Reader = {
  readonly memberId: bigint
  readonly currency: Currency
  readonly programs: readonly Program[]
}

/** A page of a member's statements. */
export async function pageOfStatements(
  app: App,
  { memberId, programs }: Reader,
  query: { readonly before?: string | undefined; readonly limit?: number | undefined },
): Promise<{ rows: Shown[]; next: string | null }> {
  const limit = query.limit ?? PAGE
  const before = query.before === undefined ? null : readStatementId(query.before)
  const rows = (await statementsOf(app.db, { memberId, programs, before, limit })).map(viewOf)
  return { rows, next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null }
}

type Unknown = Refusal<(typeof rebates)['statement']>

/** One statement with its lines. */
export async function readStatement(
  app: App,
  { memberId, currency, programs }: Reader,
  id: string,
): Promise<OneReply | Unknown> {
  const named = readStatementId(id)
  const statement =
    named && programs.includes(named.program) ? await statementBy(app.db, { memberId, ...named }) : null
  if (!named || !statement) return { refused: 'rebates.unknownStatement' }
  return { currency, statement: viewOf(statement), lines: await linesOf(app.db, { memberId, ...named }) }
}

type Asked = { readonly category: string; readonly of: Date; readonly offset?: number | undefined }

/** The bets behind one line. */
export async function readBets(
  app: App,
  reader: Reader,
  { id, query }: { readonly id: string; readonly query: Asked },
): Promise<BetsReply | Unknown> {
  const named = readStatementId(id)
  if (!named || !reader.programs.includes(named.program)) return { refused: 'rebates.unknownStatement' }
  const offset = query.offset ?? 0
  const rows = await betsOf(app.db, {
    memberId: reader.memberId,
    ...named,
    ofStartsAt: query.of,
    category: query.category,
    batch: await countedBatch(app.db),
    offset,
    limit: BETS,
  })
  return {
    currency: reader.currency,
    rows: rows.map(({ wallet, seq, nameEn, nameVi, ...bet }) => ({
      ...bet,
      id: `${wallet}:${seq}`,
      name: { en: nameEn ?? bet.game, vi: nameVi ?? bet.game },
    })),
    next: rows.length === BETS ? offset + BETS : null,
  }
}
