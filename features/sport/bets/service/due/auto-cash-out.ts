import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import { deleteAuto, listAuto, putAuto, type AutoRow } from '../../store/auto.ts'
import { betsByIds, type BetRow } from '../../store/bets.ts'
import { callerOf, storedCaller } from '../caller.ts'
import { ALL, cashOut, ownBet } from '../cash-out.ts'
import { valueBets, type Value } from '../worth.ts'

/** Sets or ends the automatic cash-out of an open bet. */
export async function setAuto(app: App, member: MemberCaller, id: string, at: bigint | null) {
  const bet = await ownBet(app, member, id)
  if (!bet) return { refused: 'sportBets.unknown' } as const
  if (bet.state !== 'open') return { refused: 'sportBets.noCashOut', detail: { why: 'decided' } } as const
  if (at === null) await deleteAuto(app.db, id)
  else await putAuto(app.db, { bet: id, memberId: member.id, caller: storedCaller(member), atLeast: at })
  return { at }
}

/** Rows of one query. */
const AUTO_TAKEN = 50

/** Cashes out the bets whose offer has reached what their members set. Returns how many. */
export async function cashOutDue(app: App): Promise<number> {
  const begun: Promise<boolean>[] = []
  let after: string | null = null
  for (;;) {
    const rows = await listAuto(app.db, { after, limit: AUTO_TAKEN })
    if (rows.length === 0) break
    after = rows.at(-1)?.bet ?? null
    // not awaited here: those that wait for the delay in play hold up no others
    for (const one of await reached(app, rows)) begun.push(autoOne(app, one))
  }
  return (await Promise.all(begun)).filter(Boolean).length
}

type Reached = { readonly row: AutoRow; readonly parts: number }

/** Those whose offer is high enough; what is set for bets that have ended is deleted. */
async function reached(app: App, rows: readonly AutoRow[]): Promise<readonly Reached[]> {
  const bets = await betsByIds(
    app.db,
    rows.map(({ bet }) => bet),
  )
  const open = bets.filter(({ state }) => state === 'open')
  const running = new Set(open.map(({ id }) => id))
  for (const { bet } of rows) if (!running.has(bet)) await deleteAuto(app.db, bet)
  const values = await valuesOf(app, open)
  return rows.flatMap((row) => {
    const { offer = null, parts = 0 } = values.get(row.bet) ?? {}
    return offer !== null && offer >= row.atLeast ? [{ row, parts }] : []
  })
}

/** A bet that cannot be valued is logged, and holds up no others. */
async function valuesOf(app: App, bets: readonly BetRow[]): Promise<ReadonlyMap<string, Value>> {
  try {
    return await valueBets(app, bets)
  } catch (error) {
    const [only, further] = bets
    if (only && !further) {
      app.log.error({ error, bet: only.id }, 'sport bets: a bet with an automatic cash-out has no value')
      return new Map()
    }
    const each: ReadonlyMap<string, Value>[] = []
    for (const bet of bets) each.push(await valuesOf(app, [bet]))
    return new Map(each.flatMap((values) => [...values]))
  }
}

async function autoOne(app: App, { row, parts }: Reached): Promise<boolean> {
  try {
    const out = await cashOut(app, callerOf(row.caller), {
      bet: row.bet,
      offer: row.atLeast,
      part: ALL,
      key: `auto-cash-out:${row.bet}:${parts + 1}`,
      isAutomatic: true,
    })
    return 'paid' in out
  } catch (error) {
    app.log.error({ error, bet: row.bet }, 'sport bets: an automatic cash-out failed; it will be repeated')
    return false
  }
}
