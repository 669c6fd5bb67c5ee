import { auditState, recentAlerts } from '#features/platform/audit/public.ts'
import { dayIn } from '#kit/day.ts'
import type { App } from '#server/app.ts'
import { daysUpTo } from '../rules.ts'
import {
  figuresByDay,
  ledgerProof,
  memberCounts,
  merchantsOf,
  type DayRow,
  type MerchantRow,
} from '../store/overview.ts'

const DAYS = 30
/** Continuous reconciliation runs each minute; a longer gap needs attention. */
const PROOF_LATE_MS = 5 * 60_000
const ALERT_MS = 24 * 60 * 60_000
/** Sums over many ledger entries are cached this long, so that ten open dashboards cost one query. */
const KEEP_MS = 5_000

const emptyDay = { deposits: 0n, withdrawals: 0n, stakes: 0n, ggr: 0n, rounds: 0, active: 0 } as const

type Figures = { readonly askedAt: number; readonly days: Promise<readonly DayRow[]> }

type Proof = { readonly provedAt: Date | null; readonly faults: number }

function ledgerState({ provedAt, faults }: Proof, now: Date): 'whole' | 'broken' | 'behind' | 'never' {
  if (faults) return 'broken'
  if (provedAt === null) return 'never'
  return now.getTime() - provedAt.getTime() > PROOF_LATE_MS ? 'behind' : 'whole'
}

/** The dashboard's cache of one process; a merchant's figures are queried at most once every few seconds. */
export function createOverview(app: App) {
  const kept = new Map<string, Figures>()

  const figures = (
    { code: merchant, currency, timeZone }: MerchantRow,
    days: readonly string[],
    now: Date,
  ) => {
    const known = kept.get(merchant)
    if (known && now.getTime() - known.askedAt < KEEP_MS) return known.days
    const from = days[0] ?? ''
    const asked = figuresByDay(app.db, { merchant, currency, timeZone, from }).then((rows) => {
      const byDay = new Map(rows.map((row) => [row.day, row]))
      return days.map((day) => byDay.get(day) ?? { day, ...emptyDay })
    })
    kept.set(merchant, { askedAt: now.getTime(), days: asked })
    asked.catch(() => kept.delete(merchant)) // do not cache a failure
    return asked
  }

  return async (wanted: string | undefined, now: Date) => {
    const merchants = await merchantsOf(app.db)
    const merchant = merchants.find(({ code }) => code === wanted) ?? merchants[0]
    if (!merchant) throw new Error('overview: the house has no merchant')
    const { code, currency, timeZone } = merchant
    const today = dayIn(timeZone, now)
    const [days, members, proof, audit, lockedOperators] = await Promise.all([
      figures(merchant, daysUpTo(today, DAYS), now),
      memberCounts(app.db, { merchant: code, timeZone, from: today }),
      ledgerProof(app.db),
      auditState(app.db),
      recentAlerts(app.db, new Date(now.getTime() - ALERT_MS)),
    ])
    const ledger = { state: ledgerState(proof, now), at: proof.provedAt }
    return {
      merchant: code,
      currency,
      timeZone,
      at: now,
      days: [...days],
      members,
      proofs: { ledger, audit, lockedOperators },
    }
  }
}
