import { depositsOf, netDepositsOf, withdrawalsOf } from '#features/money/figures/public.ts'
import { memberById } from '#features/account/members/public.ts'
import {
  daySums,
  everSums,
  playEver,
  playSums,
  windowOf,
  type DaySum,
  type PlaySum,
} from '#features/money/wallet/public.ts'
import { CSV_MARK, csvText } from '#kit/csv.ts'
import { dayIn } from '#kit/day.ts'
import { shownText } from '#kit/shown.ts'
import { decimalsOf } from '#texts/decimals.ts'
import { walletOf } from '#ledger/wallets.ts'
import type { Given, Reply } from '#contract/route.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { gameNames } from './extension-points.ts'
import type { statements } from './contract.ts'
import { shownCredit } from './rules/shown.ts'
import {
  addPlays,
  bySection,
  grouped,
  netOf,
  periodOf,
  stepOf,
  stepsOf,
  type Period,
  type Played,
} from './rules.ts'

type Routes = typeof statements
const invalid = { refused: 'statements.periodInvalid' } as const
const MOST_GAMES = 20

const cashOf = (app: App, { id, merchant, currency }: MemberCaller) =>
  walletOf(app.db, { owner: id, merchant, kind: 'cash', currency })

/** Profit and loss of a period; days without play are zero. */
export async function showProfit(
  app: App,
  { query }: Given<Routes['profit']>,
  { member, merchant, language, now }: CallFor<Routes['profit']>,
): Promise<Reply<Routes['profit']> | typeof invalid> {
  const period = periodOf(query, dayIn(merchant.timeZone, now))
  if (!period) return invalid
  const wallet = await cashOf(app, member)
  const [plays, moved, ever, profitEver] = wallet
    ? await Promise.all([
        playSums(app.db, wallet.id, period).then(settledOf),
        daySums(app.db, wallet.id, period),
        everSums(app.db, wallet.id),
        playEver(app.db, wallet.id),
      ])
    : [[], [], [], 0n]
  const named = await gameNames.of(app)(
    app,
    plays.map(({ game }) => game),
    language,
  )
  return {
    currency: member.currency,
    ...period,
    steps: profitSteps(period, plays, moved),
    categories: [...grouped(plays, ({ game }) => named(game).category)].map(([category, own]) => ({
      category,
      ...addPlays(own),
    })),
    games: [...grouped(plays, ({ game }) => game)]
      .map(([game, own]) => ({ game, gameName: named(game).name, ...addPlays(own) }))
      .toSorted((one, other) => Number(other.stake - one.stake))
      .slice(0, MOST_GAMES),
    totals: { ...addPlays(plays), ...cashier(moved), bonuses: netOf(bySection(moved), 'bonus') },
    netDeposits: netDepositsOf(ever),
    netEver: profitEver,
  }
}

/** Stakes and wins by the day of settlement. */
const settledOf = (plays: readonly PlaySum[]): Played[] =>
  plays
    .filter((play) => play.settled !== 0n || play.settledStake !== 0n || play.settledWin !== 0n)
    .map(({ day, game, settled, settledStake, settledWin }) => ({
      day,
      game,
      rounds: settled,
      stake: settledStake,
      win: settledWin,
    }))

/** Deposits, and withdrawals less returns; fees separately. */
const cashier = (moved: readonly DaySum[]) => ({
  deposits: depositsOf(moved),
  withdrawals: withdrawalsOf(moved),
})

function profitSteps(period: Period, plays: readonly Played[], moved: readonly DaySum[]) {
  const playsBy = grouped(plays, ({ day }) => stepOf(day, period.by))
  const movedBy = grouped(moved, ({ day }) => stepOf(day, period.by))
  return stepsOf(period).map((step) => ({
    step,
    ...addPlays(playsBy.get(step) ?? []),
    ...cashier(movedBy.get(step) ?? []),
  }))
}

/** Opening, sections, closing of a period and of each step of it. */
export async function showCredit(
  app: App,
  { query }: Given<Routes['credit']>,
  { member, merchant, now }: Pick<CallFor<Routes['credit']>, 'member' | 'merchant' | 'now'>,
): Promise<Reply<Routes['credit']> | typeof invalid> {
  const period = periodOf(query, dayIn(merchant.timeZone, now))
  if (!period) return invalid
  const [wallet, row] = await Promise.all([cashOf(app, member), memberById(app.db, member.id)])
  const nothing = { kinds: [], opening: 0n, closing: 0n }
  const [moved, window] = wallet
    ? await Promise.all([daySums(app.db, wallet.id, period), windowOf(app.db, wallet.id, period)])
    : [[], nothing]
  const movedBy = grouped(moved, ({ day }) => stepOf(day, period.by))
  let opening = window.opening
  const steps = stepsOf(period).map((step) => {
    const own = bySection(movedBy.get(step) ?? [])
    const before = opening
    opening += own.reduce((sum, { moneyIn, moneyOut }) => sum + moneyIn - moneyOut, 0n)
    return { step, opening: before, closing: opening, sections: own }
  })
  return {
    currency: member.currency,
    ...period,
    at: now,
    member: { id: member.id, account: member.account, name: row?.payeeName ?? null },
    opening: window.opening,
    closing: window.closing,
    sections: bySection(window.kinds),
    steps,
  }
}

/** The credit report as CSV: a line per step, the whole period last. */
export async function creditFile(
  app: App,
  input: Given<Routes['creditCsv']>,
  call: CallFor<Routes['creditCsv']>,
): Promise<Reply<Routes['creditCsv']> | typeof invalid> {
  const report = await showCredit(app, input, call)
  if ('refused' in report) return report
  const t = (key: string) => app.words(call.language, key)
  const head = [
    t('statements.csv.period'),
    t('statements.opening'),
    ...report.sections.flatMap(({ section }) => [
      `${t(`statements.section.${section}`)} +`,
      `${t(`statements.section.${section}`)} −`,
    ]),
    t('statements.closing'),
    t('statements.csv.currency'),
  ]
  const decimals = decimalsOf(report.currency)
  const { steps, rounding, opening, closing, sections } = shownCredit(report, decimals)
  const shown = (amount: bigint) => shownText(amount, decimals)
  const whole = { step: `${report.from} – ${report.to}`, opening, closing, sections }
  // it belongs to the columns of movements only: there is no balance before or after it
  const rest = rounding ? [{ step: t('ui.rounding'), opening: null, closing: null, sections: rounding }] : []
  const balance = (amount: bigint | null) => (amount === null ? '' : shown(amount))
  const rows = [...steps, ...rest, whole].map(({ step, opening, closing, sections }) => [
    step,
    balance(opening),
    ...sections.flatMap(({ moneyIn, moneyOut }) => [shown(moneyIn), shown(moneyOut)]),
    balance(closing),
    report.currency,
  ])
  return { name: `credit-report-${report.from}-${report.to}.csv`, csv: CSV_MARK + csvText([head, ...rows]) }
}
