import { moneyText } from '#kit/money.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { withinTransaction } from '#features/play/shared-rounds/public/records.ts'
import type { Json } from '#game-kit/schema.ts'
import type { liveOffice } from '../contract.ts'
import { hoursSchema, type Hours } from '../rules/hours.ts'
import { checkLimits, limitsSchema, type Limits } from '../rules/limits.ts'
import { insertIncident } from '../store/log.ts'
import { insertSetup, type SetupKind } from '../store/setup.ts'
import { liveRowOf, type LiveRow } from './catalogue.ts'
import { applyHours } from './run.ts'

type Contract = typeof liveOffice
type Call = CallFor<Contract['setLimits']>

/** Bets are taken for at least so long: a page needs a moment to show the table. */
const LEAST_SECONDS = 8

type Change = {
  readonly row: LiveRow
  readonly kind: SetupKind
  readonly value: Json
  /** Hours that open or close the table now; null: the change is of limits. */
  readonly hours: Hours | null
  readonly reason: string
  /** For the audit log. */
  readonly after: Readonly<Record<string, string>>
}

/** A new version, the series with it, and both logs, in one transaction. */
async function store(
  app: App,
  { row, kind, value, hours, reason, after }: Change,
  { operator, approvedBy, ip, now }: Call,
): Promise<{ readonly version: number }> {
  return withinTransaction(app, async (staged, tx) => {
    const second = approvedBy?.account ?? ''
    const version = await insertSetup(tx, {
      code: row.code,
      kind,
      value,
      createdBy: operator.account,
      approvedBy: second,
      reason,
    })
    await row.ensure(staged)
    if (hours) await applyHours(staged, tx, { row, hours, now })
    await insertIncident(tx, {
      code: row.code,
      kind,
      label: `${version}`,
      byName: operator.account,
      approvedBy: second,
      reason,
    })
    await writeAudit(tx, {
      operator,
      action: kind === 'limits' ? 'live.setLimits' : 'live.setHours',
      object: `liveTable:${row.code}`,
      after: { version: `${version}`, ...after },
      reason,
      ip,
      now,
    })
    return { version }
  })
}

const figures = (amounts: readonly bigint[]): string => amounts.map(moneyText).join(' / ')

/** By currency, for the audit log: the smallest chip and the limits, then those of each rank: "1 / 100 / 10 / 200; 3: 500 / 50 / 900". */
const limitsText = (limits: Limits) =>
  Object.fromEntries(
    limits.map(({ currency, min, maxMain, maxSide, tableMax, ranks }) => [
      currency,
      [
        figures([min, maxMain, maxSide, tableMax]),
        ...ranks.map((rank) => `${rank.level}: ${figures([rank.maxMain, rank.maxSide, rank.tableMax])}`),
      ].join('; '),
    ]),
  )

/** Limits hold for seats at every process within a second; the smallest chip and the highest limits from the next round on. */
export async function setLimits(
  app: App,
  { params, body }: Given<Contract['setLimits']>,
  call: Call,
): Promise<Reply<Contract['setLimits']> | Refusal<Contract['setLimits']>> {
  const row = liveRowOf(params.table)
  if (!row) return { refused: 'liveOffice.unknownTable' }
  const checked = checkLimits(body.limits, row.boundsOf)
  if (!checked.ok) return { refused: 'liveOffice.limitsInvalid', detail: checked.error }
  const { reason } = body
  const value = limitsSchema.write(checked.value)
  return store(
    app,
    { row, kind: 'limits', value, hours: null, reason, after: limitsText(checked.value) },
    call,
  )
}

/** Pace and opening hours; a new pace holds from the next round on. */
export async function setHours(
  app: App,
  { params, body }: Given<Contract['setHours']>,
  call: Call,
): Promise<Reply<Contract['setHours']> | Refusal<Contract['setHours']>> {
  const row = liveRowOf(params.table)
  if (!row) return { refused: 'liveOffice.unknownTable' }
  const { sellsSeconds, windows, reason } = body
  if (sellsSeconds > 0 && row.usualSeconds === null) return { refused: 'liveOffice.paceFixed' }
  if (sellsSeconds > 0 && sellsSeconds < LEAST_SECONDS) return { refused: 'liveOffice.paceInvalid' }
  const hours: Hours = { sellsSeconds, windows }
  const value = hoursSchema.write(hours)
  const windowsText = windows.map(({ days, from, to }) => `${days.join('')} ${from}-${to}`).join('; ')
  return store(
    app,
    {
      row,
      kind: 'hours',
      value,
      hours,
      reason,
      after: { sellsSeconds: `${sellsSeconds}`, hours: windowsText },
    },
    call,
  )
}
