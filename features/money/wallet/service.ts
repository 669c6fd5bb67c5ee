import { netDepositsOf } from '#features/money/figures/public.ts'
import { playableOf } from '#ledger/bonus/bonus.ts'
import { definedPostings } from '#ledger/posting.ts'
import { totalsOf, type StatementLine } from '#ledger/statement.ts'
import { walletOf, walletsOf } from '#ledger/wallets.ts'
import { CSV_MARK, csvText } from '#kit/csv.ts'
import { dayIn } from '#kit/day.ts'
import type { Minor } from '#kit/money.ts'
import { shownText } from '#kit/shown.ts'
import { decimalsOf } from '#texts/decimals.ts'
import type { Given, Reply } from '#contract/route.ts'
import type { CallFor, Language, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { wallet as walletContract } from './contract.ts'
import { gamesOfRounds } from './extension-points.ts'
import { addUp, groupOf, wholeDays, type Group } from './rules.ts'
import { everSums, windowOf, type Window } from './store/days.ts'
import { linesOf, type LinesAsk } from './store/lines.ts'

type Contract = typeof walletContract

const PAGE = 30
/** Larger exports are requested from support, not in a browser. */
const MOST_CSV_LINES = 10_000

/** Posting kinds of rounds, which the ledger writes itself. */
const ROUND_KINDS = [
  'round.bet',
  'round.win',
  'round.played',
  'round.refund',
  'round.raise',
  'round.rollback',
] as const

function kindsIn(group: Group): string[] {
  const all = [...ROUND_KINDS, ...definedPostings().map(({ kind }) => kind)]
  return all.filter((kind) => groupOf(kind) === group)
}

function cashOf(app: App, { id, merchant, currency }: MemberCaller) {
  return walletOf(app.db, { owner: id, merchant, kind: 'cash', currency })
}

/** The header's balance, and each wallet of the member. */
export async function showBalance(
  app: App,
  { member }: CallFor<Contract['balance']>,
): Promise<Reply<Contract['balance']>> {
  const all = await walletsOf(app.db, member.id)
  // each bonus has a wallet of its own: those that ended are empty
  const wallets = all.filter(({ kind, balance }) => kind !== 'bonus' || balance !== 0n)
  const own = wallets.filter(({ currency, kind }) => currency === member.currency && kind === 'cash')
  const sum = (of: (wallet: (typeof own)[number]) => Minor) =>
    own.reduce((total, wallet) => total + of(wallet), 0n)
  const [cash] = own
  const playable =
    cash && wallets.some(({ kind }) => kind === 'bonus') ? await playableOf(app.db, cash.id) : null
  return {
    bonus: playable?.bonusWallet ? playable.bonus : null,
    sumBalance: sum(({ balance, held }) => balance - held),
    held: sum(({ held }) => held),
    currency: member.currency,
    wallets: wallets.map(({ id, kind, currency, balance, held, state, seq }) => ({
      id,
      kind,
      currency,
      balance,
      held,
      free: balance - held,
      state,
      seq,
    })),
  }
}

type Movement = Reply<Contract['statement']>['rows'][number]

function movementOf(wallet: bigint, line: StatementLine, games: ReadonlyMap<string, string>): Movement {
  const { seq, part, at, kind, amount, before, after, ref } = line
  const gameName = ref === null ? undefined : games.get(ref)
  const round = ref === null || gameName === undefined ? null : { id: ref, gameName }
  return {
    id: `${wallet}:${seq}:${part}`,
    at,
    kind: shownKind(line, kind),
    amount,
    before,
    after,
    ref,
    round,
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The games of the rounds among these lines, by round ID. */
async function gamesIn(
  app: App,
  lines: readonly StatementLine[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const play = lines.filter(({ kind, ref }) => ref !== null && UUID.test(ref) && groupOf(kind) === 'rounds')
  if (play.length === 0) return new Map()
  return gamesOfRounds.of(app)(app, [...new Set(play.map(({ ref }) => ref ?? ''))], language)
}

/** An instant round is shown as its stake and its win. */
function shownKind({ part, amount }: StatementLine, kind: string): string {
  if (kind !== 'round.played') return kind
  return part === 1 || amount > 0n ? 'round.win' : 'round.bet'
}

type Filter = {
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly group?: Group | undefined
}

/** Sums of a period: from daily sums for whole days, from the entries otherwise. */
async function sumsOf(app: App, wallet: bigint, { from, to }: Filter, zone: string): Promise<Window> {
  const days = wholeDays({ from: from ?? null, to: to ?? null }, zone)
  if (days) return windowOf(app.db, wallet, days)
  const sums = await totalsOf(app.db, wallet, { ...(from ? { from } : {}), ...(to ? { to } : {}) })
  return { ...sums, least: null }
}

const linesAsk = (
  { from, to, group }: Filter,
  { least }: Pick<Window, 'least'>,
  page: { readonly before: bigint | null; readonly limit: number },
): LinesAsk => ({
  ...page,
  least,
  from: from ?? null,
  to: to ?? null,
  kinds: group ? kindsIn(group) : null,
  isMoney: group !== undefined && group !== 'rounds',
})

/** The account record: a page of movements, and totals of the whole period. */
export async function showStatement(
  app: App,
  { query }: Given<Contract['statement']>,
  { member, merchant, language }: CallFor<Contract['statement']>,
): Promise<Reply<Contract['statement']>> {
  const wallet = await cashOf(app, member)
  const nothing = { opening: 0n, closing: 0n, kinds: [] }
  const group = query.group ?? null
  if (!wallet)
    return { currency: member.currency, rows: [], next: null, totals: addUp(nothing, group), netDeposits: 0n }
  const before = query.before && /^\d{1,18}$/.test(query.before) ? BigInt(query.before) : null
  const [sums, ever] = await Promise.all([
    sumsOf(app, wallet.id, query, merchant.timeZone),
    everSums(app.db, wallet.id),
  ])
  const ask = linesAsk(query, sums, { before, limit: query.limit ?? PAGE })
  const page = await linesOf(app.db, wallet.id, ask)
  const games = await gamesIn(app, page.lines, language)
  return {
    currency: member.currency,
    rows: page.lines.map((line) => movementOf(wallet.id, line, games)),
    next: page.next === null ? null : page.next.toString(),
    totals: addUp(sums, group),
    netDeposits: netDepositsOf(ever),
  }
}

/** The same as a file, oldest last, in the caller's language. */
export async function statementFile(
  app: App,
  { query }: Given<Contract['statementCsv']>,
  { member, merchant, language, now }: CallFor<Contract['statementCsv']>,
): Promise<Reply<Contract['statementCsv']>> {
  const head = ['time', 'kind', 'game', 'amount', 'before', 'after', 'currency', 'reference']
  const rows = [head.map((column) => app.words(language, `wallet.csv.${column}`))]
  const wallet = await cashOf(app, member)
  if (wallet) {
    const sums = await sumsOf(app, wallet.id, query, merchant.timeZone)
    const ask = linesAsk(query, sums, { before: null, limit: MOST_CSV_LINES })
    const { lines } = await linesOf(app.db, wallet.id, ask)
    const games = await gamesIn(app, lines, language)
    for (const line of lines) {
      const words = app.words(language, `posting.${shownKind(line, line.kind)}`)
      const { at, before, after, ref } = line
      const decimals = decimalsOf(member.currency)
      // each amount is cut alone, as on every page: one win reads the same in the betting record and here
      const sumTexts = [after - before, before, after].map((sum) => shownText(sum, decimals))
      const game = games.get(ref ?? '') ?? ''
      rows.push([at.toISOString(), words, game, ...sumTexts, member.currency, ref ?? ''])
    }
  }
  // the day in the member's time zone, as on the page
  return { name: `account-record-${dayIn(merchant.timeZone, now)}.csv`, csv: CSV_MARK + csvText(rows) }
}
