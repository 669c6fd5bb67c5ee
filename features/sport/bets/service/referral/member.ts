import { parseMoney } from '#kit/money.ts'
import type { Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import { eventsByIds, shownEvents } from '#features/sport/events/public.ts'
import type { sportBets } from '../../contract.ts'
import { betById } from '../../store/bets.ts'
import { pendingById, type PendingRow } from '../../store/pending.ts'
import { waitingOf } from '../../store/referrals.ts'
import { shownBets } from '../shown.ts'
import { quoted } from './quoted.ts'
import { withdrawReferral } from './refer.ts'

type Bets = typeof sportBets

/** A bet that waits, or what became of it. */
export async function shownPending(
  app: App,
  member: MemberCaller,
  row: PendingRow,
): Promise<Reply<Bets['pending']>> {
  const found = row.bet === null ? null : await betById(app.db, row.bet)
  const [bet] = found ? await shownBets(app, [found]) : []
  const { stake, policy, mayRefer: _, ...slip } = row.request
  // prices that moved are offered again; a trader's answer is final
  const isMoved = row.state === 'refused' && row.refusal?.code === 'sportBets.legs'
  const again = isMoved ? await quoted(app, { player: member, member }, slip, { policy }) : null
  const ids = slip.legs.map(({ event }) => event)
  const events = await shownEvents(app.db, await eventsByIds(app.db, ids))
  const isWaiting = row.state === 'delayed' || row.state === 'referred'
  return {
    id: row.id,
    state: row.state,
    until: isWaiting ? row.until : null,
    stake: parseMoney(stake) ?? 0n,
    legs: slip.legs.map(({ event, selections, price }) => {
      const known = events.find(({ id }) => id === event)
      return {
        event,
        home: known?.home?.name ?? known?.label ?? '',
        away: known?.away?.name ?? '',
        selections: [...selections],
        price,
      }
    }),
    bet: bet ?? null,
    refusal: row.refusal ? { code: row.refusal.code, detail: row.refusal.detail } : null,
    requote: again && !('malformed' in again) ? again : null,
  }
}

export async function pendingPage(
  app: App,
  id: string,
  member: MemberCaller,
): Promise<Reply<Bets['pending']> | Refusal<Bets['pending']>> {
  const row = await pendingById(app.db, id, member.id)
  return row ? shownPending(app, member, row) : { refused: 'sportBets.unknown' }
}

export async function waiting(app: App, member: MemberCaller): Promise<Reply<Bets['waiting']>> {
  const rows = await waitingOf(app.db, member.id)
  return {
    now: app.clock.now(),
    list: await Promise.all(rows.map((row) => shownPending(app, member, row))),
  }
}

export async function withdraw(
  app: App,
  id: string,
  member: MemberCaller,
): Promise<Reply<Bets['withdraw']> | Refusal<Bets['withdraw']>> {
  if (!(await pendingById(app.db, id, member.id))) return { refused: 'sportBets.unknown' }
  if (!(await withdrawReferral(app, member, id))) return { refused: 'sportBets.referralOver' }
  return { done: true }
}
