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

/** Each holds a connection while it is posted. */
const AUTO_TAKEN = 50

/** Cashes out the bets whose offer has reached what their members set. Returns how many. */
export async function cashOutDue(app: App): Promise<number> {
  let done = 0
  let after: string | null = null
  for (;;) {
    const rows = await listAuto(app.db, { after, limit: AUTO_TAKEN })
    if (rows.length === 0) return done
    after = rows.at(-1)?.bet ?? null
    const bets = await betsByIds(
      app.db,
      rows.map(({ bet }) => bet),
    )
    const values = await valueBets(app, bets)
    // together: one that waits for the delay in play does not hold up the others
    const ended = await Promise.all(
      rows.map(async (row) => {
        try {
          const bet = bets.find(({ id }) => id === row.bet)
          return await autoOne(app, row, { bet, value: values.get(row.bet) })
        } catch (error) {
          app.log.error(
            { error, bet: row.bet },
            'sport bets: an automatic cash-out failed; it will be repeated',
          )
          return false
        }
      }),
    )
    done += ended.filter(Boolean).length
  }
}

async function autoOne(
  app: App,
  row: AutoRow,
  { bet, value }: { readonly bet: BetRow | undefined; readonly value: Value | undefined },
): Promise<boolean> {
  if (bet?.state !== 'open') {
    await deleteAuto(app.db, row.bet)
    return false
  }
  if (!value || value.offer === null || value.offer < row.atLeast) return false
  const key = `auto-cash-out:${row.bet}:${value.parts + 1}`
  const out = await cashOut(app, callerOf(row.caller), { bet: row.bet, offer: row.atLeast, part: ALL, key })
  if (!('paid' in out)) return false
  await deleteAuto(app.db, row.bet)
  return true
}
