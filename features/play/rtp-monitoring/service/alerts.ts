import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { driftOf } from '../rules/drift.ts'
import { closeAlert, lockAlert, raiseAlert, type Raised } from '../store/alerts.ts'
import { playedSinceAlerts, type Played } from '../store/days.ts'

/** The parts of one game that are judged: its total, each stake band and each channel. */
function partsOf(rows: readonly Played[]): readonly (readonly [string, readonly Played[]])[] {
  return [
    ['all', rows],
    ...Map.groupBy(rows, ({ band }) => `stake:${band}`),
    ...Map.groupBy(rows, ({ channel }) => `channel:${channel}`),
  ]
}

/** Checks every game for deviations beyond chance; an alert stays open until an operator reviews it. */
export async function lookForDrift(app: App): Promise<void> {
  const now = app.clock.now()
  const games = Map.groupBy(await playedSinceAlerts(app.db), ({ game, edition }) => `${game}/${edition}`)
  for (const rows of games.values()) {
    const [first] = rows
    if (!first) continue
    const { game, edition } = first
    for (const [part, own] of partsOf(rows)) {
      const drift = driftOf(
        own.map(({ tally }) => tally),
        part === 'all',
      )
      if (drift && (await raised(app, { game, edition, part, drift, now })))
        app.log.error({ game, edition, part, ...drift }, 'RTP of a game out of range')
    }
  }
}

/** Writes an alert and its audit log entry in one transaction; false if the part already has one. */
async function raised(app: App, found: Raised): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    if (!(await raiseAlert(tx, found))) return false
    const { game, edition, part, drift, now } = found
    await writeAudit(tx, {
      operator: null,
      action: 'returns.raiseAlert',
      object: `game:${game}`,
      after: { edition, part, ...drift, rounds: drift.rounds.toString() },
      ip: 'the house',
      now,
    })
    return true
  })
}

type Closing = { readonly id: string; readonly reason: string }
type Call = { readonly operator: OperatorCaller; readonly ip: string; readonly now: Date }

/** An operator closes the alert; the game's counting restarts the next day. */
export async function endAlert(app: App, { id, reason }: Closing, { operator, ip, now }: Call) {
  return inTransaction(app.db, async (tx) => {
    const alert = await lockAlert(tx, id)
    if (!alert) return { refused: 'returns.alertUnknown' } as const
    await closeAlert(tx, { id, by: operator.account, reason, now })
    const { game, edition, part, side, rounds, observed, theory } = alert
    await writeAudit(tx, {
      operator,
      action: 'returns.closeAlert',
      object: `game:${game}`,
      before: { edition, part, side, rounds: rounds.toString(), observed, theory },
      after: { isClosed: true },
      reason,
      ip,
      now,
    })
    return { closed: true }
  })
}
