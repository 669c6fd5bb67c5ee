import { moneyText } from '#kit/money.ts'
import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import { endPending, takeDue, type PendingRow, type Request } from '../../store/pending.ts'
import { callerOf } from '../caller.ts'
import { tellPending } from '../news.ts'
import { tellReferral } from '../referral/tell.ts'
import { accept, checked, repeated, type Placed } from '../place.ts'

/** More bets at a time would wait for each other's connections. */
const TAKEN = 64
/** A worker that dies leaves its bets to others after this time. */
const LEASE_MS = 10_000

/** Places the bets whose delay is over, at present prices and by the member's policy. Returns how many. */
export async function placeDue(app: App): Promise<number> {
  const due = await takeDue(app.db, { limit: TAKEN, leaseMs: LEASE_MS })
  await Promise.all(
    due.map(async (row) => {
      try {
        await placeDelayed(app, row)
      } catch (error) {
        app.log.error({ error, pending: row.id }, 'sport bets: a delayed bet failed; it will be repeated')
      }
    }),
  )
  return due.length
}

async function placeDelayed(app: App, row: PendingRow): Promise<void> {
  const member = callerOf(row.caller)
  const isGranted = row.granted !== null
  const request = isGranted ? { ...row.request, stake: moneyText(row.granted) } : row.request
  const asked = { request, key: row.key }
  const placed =
    (await repeated(app, member, asked)) ?? (await placeNow(app, member, { ...asked, isGranted }))
  if ('pending' in placed) return
  const end =
    'bet' in placed
      ? { bet: placed.bet.id }
      : { code: placed.refused, detail: 'detail' in placed ? wireOf(placed.detail) : null }
  await inTransaction(app.db, async (tx) => {
    await endPending(tx, row.id, end)
    const how = 'bet' in placed ? 'Accepted' : 'NotPlaced'
    if (isGranted) await tellReferral(tx, row, { how, now: app.clock.now() })
  })
  // no reply tells the member's pages what the stake has left
  if ('bet' in placed) tellBalance(app, member.id, placed.after)
  await tellPending(app, {
    id: row.id,
    memberId: member.id,
    bet: 'bet' in placed ? placed.bet.id : null,
    state: 'bet' in placed ? 'accepted' : 'refused',
  })
}

async function placeNow(
  app: App,
  member: MemberCaller,
  { request, key, isGranted }: { request: Request; key: string; isGranted: boolean },
): Promise<Placed> {
  const priced = await checked(app, member, request, isGranted)
  return 'refused' in priced ? priced : accept(app, member, { request, key, priced })
}

/** Money as text, for JSON. */
const wireOf = (detail: unknown): unknown =>
  JSON.parse(
    JSON.stringify(detail, (_, value: unknown) => (typeof value === 'bigint' ? moneyText(value) : value)),
  )
