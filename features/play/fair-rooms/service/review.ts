import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { brandsFor } from '#features/contact/notices/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { handOf, openedHand, type OpenedHand } from '#features/play/card-rooms/public/hands.ts'
import { told } from '#features/play/card-rooms/rules/action.ts'
import { playersIn } from '#features/play/card-rooms/rules/play.ts'
import type { fairRoomsOffice } from '../contract/office.ts'
import { reportsOf } from '../store/reports.ts'
import { signsOf } from '../store/signs.ts'

type Contract = typeof fairRoomsOffice
const MOST = 100

export async function listReviews(
  app: App,
  { query }: Given<Contract['list']>,
  { operator, merchant }: CallFor<Contract['list']>,
): Promise<Reply<Contract['list']>> {
  const { merchant: asked = merchant.code, member = null } = query
  const filter = { merchant: asked, member, limit: MOST }
  const [brands, reports, signs] = await Promise.all([
    brandsFor(app, operator),
    reportsOf(app.db, filter),
    signsOf(app.db, filter),
  ])
  return {
    brands,
    merchant: asked,
    reports: reports.map(({ aboutId, aboutAccount, byId, byAccount, ...report }) => ({
      ...report,
      about: { id: aboutId, account: aboutAccount },
      by: { id: byId, account: byAccount },
    })),
    signs: signs.map(({ memberId, memberAccount, otherId, otherAccount, ...sign }) => ({
      ...sign,
      member: { id: memberId, account: memberAccount },
      other: { id: otherId, account: otherAccount },
    })),
  }
}

/** Opens what was hidden in a hand that is over. The entry of the audit log is written before the cards are read. */
export async function openHand(
  app: App,
  { params, body: { reason } }: Given<Contract['open']>,
  { operator, ip, now }: CallFor<Contract['open']>,
): Promise<Reply<Contract['open']> | Refusal<Contract['open']>> {
  const known = await handOf(app.db, params.hand)
  if (known?.merchant !== params.merchant || known.state !== 'over')
    return { refused: 'fairRoomsOffice.unknownHand' }
  await writeAudit(app.db, {
    operator,
    action: 'rooms.review',
    object: `cardRoom:${known.merchant}-${known.room}`,
    after: { hand: `${known.number}` },
    reason,
    ip,
    now,
  })
  const hand = await openedHand(app, params.hand)
  if (!hand) throw new Error(`fair rooms: ${params.hand} is over and cannot be opened`)
  return shownHand(hand)
}

function shownHand({
  entries,
  results,
  first,
  last,
  decisions,
  ...hand
}: OpenedHand): Reply<Contract['open']> {
  return {
    room: hand.room,
    number: hand.number,
    game: hand.game,
    currency: hand.currency,
    endedAt: hand.endedAt,
    seats: entries.map(({ seat, member, name, stack }) => {
      const own = playersIn(first.view(seat)).find((each) => each.seat === seat)
      const result = results.find((each) => each.seat === seat)
      return {
        seat,
        member: member === null ? null : BigInt(member),
        name,
        stack: BigInt(stack),
        cards: [...(own?.cards ?? [])],
        put: result?.put ?? 0n,
        won: result?.won ?? 0n,
      }
    }),
    board: [...(last.view(null).holdem?.board ?? [])],
    decisions: decisions.map(({ seat, by, action, after }) => ({
      seat,
      by,
      ...told(action),
      ...after.view(null),
    })),
  }
}
