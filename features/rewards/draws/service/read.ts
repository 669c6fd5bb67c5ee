import type { Given, Refusal, Reply } from '#contract/route.ts'
import { dayIn } from '#kit/day.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import { termsByHash } from '#features/rewards/bonuses/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { draws } from '../contract/member.ts'
import { phaseOf, prizesOf } from '../rules/draw.ts'
import { highestCost } from '../rules/wheel.ts'
import { openedOf } from '../store/claims.ts'
import { drawById, shownDraws, type Draw } from '../store/draws.ts'
import { readiness } from '../store/facts.ts'
import { listFacts, listOf, winsOf } from '../store/raffle.ts'
import { seedOfDraw } from '../store/seeds.ts'
import { spinsOf } from '../store/wheel.ts'
import { drawsAtOf } from './advance.ts'
import { mineOf } from './mine.ts'
import { isFor } from './part.ts'

type List = (typeof draws)['list']
type One = (typeof draws)['one']
type TicketList = (typeof draws)['ticketList']

/** Ended draws stay on the list for this time, with their results. */
const SHOWN_MS = 7 * 86_400_000

function viewOf({ id, kind, title, currency, startsAt, endsAt }: Draw) {
  return { id, kind, title, currency, startsAt, endsAt }
}

/** The rest of the budget does not cover the largest prize. */
function isUsedUp({ data, kind, taken, budget, spent }: Draw): boolean {
  if (data.kind === 'envelope' && taken >= BigInt(data.count)) return true
  return budget !== null && kind !== 'raffle' && budget - spent < highestCost(prizesOf(data))
}

/** Draws that this member or visitor may see. Nothing is shown to members to whom nothing may be offered. */
export async function listDraws(
  app: App,
  _: Given<List>,
  { member, merchant, now }: CallFor<List>,
): Promise<Reply<List>> {
  if (member && !(await mayMarket(app.db, member.id, now))) return { rows: [] }
  const found = await shownDraws(app.db, {
    merchant: merchant.code,
    currency: member?.currency ?? merchant.currency,
    since: new Date(now.getTime() - SHOWN_MS),
  })
  const shown = await invited(app, found, { member, now })
  const ids = shown.map(({ id }) => id)
  const day = dayIn(merchant.timeZone, now)
  const states = member ? await readiness(app.db, { ids, memberId: member.id, day }) : []
  const rows = shown.map((draw) => {
    const own = states.find(({ id }) => id === draw.id)
    const phase = phaseOf(draw, now)
    const ready = own && phase === 'open' && !isUsedUp(draw) ? readyCount(draw, own) : 0
    return { ...viewOf(draw), phase, ready }
  })
  return { rows }
}

async function invited(
  app: App,
  found: readonly Draw[],
  { member, now }: { readonly member: MemberCaller | null; readonly now: Date },
): Promise<Draw[]> {
  const shown: Draw[] = []
  for (const draw of found)
    if (member ? await isFor(app, app.db, draw, { member, now }) : draw.audience.kind === 'everyone')
      shown.push(draw)
  return shown
}

function readyCount(
  { kind }: Draw,
  own: { readonly spins: number; readonly isOpened: boolean; readonly isIn: boolean },
): number {
  if (kind === 'wheel') return own.spins
  if (kind === 'envelope') return own.isOpened ? 0 : 1
  return kind === 'checkIn' && !own.isIn ? 1 : 0
}

/** One draw as it is published, with its results and what the member has in it. */
export async function showDraw(
  app: App,
  { params }: Given<One>,
  { member, merchant, now }: CallFor<One>,
): Promise<Reply<One> | Refusal<One>> {
  const draw = await drawById(app.db, params.id)
  if (!draw || draw.merchant !== merchant.code || draw.state === 'draft') return { refused: 'draws.unknown' }
  if (member && !(await isFor(app, app.db, draw, { member, now }))) return { refused: 'draws.unknown' }
  if (member && !(await mayMarket(app.db, member.id, now))) return { refused: 'draws.unknown' }
  if (!member && draw.audience.kind !== 'everyone') return { refused: 'draws.unknown' }
  const [seed, list, wins, claims, spins, terms, mine] = await Promise.all([
    draw.kind === 'raffle' || draw.kind === 'envelope' ? seedOfDraw(app.db, draw.id) : null,
    draw.kind === 'raffle' ? listFacts(app.db, draw.id) : null,
    draw.kind === 'raffle' ? winsOf(app.db, draw.id) : [],
    draw.kind === 'envelope' ? openedOf(app.db, draw.id) : [],
    draw.kind === 'wheel' && member ? spinsOf(app.db, draw.id, member.id) : [],
    draw.termsHash ? termsByHash(app.db, draw.termsHash) : null,
    member ? mineOf(app, draw, { memberId: member.id, today: dayIn(merchant.timeZone, now) }) : null,
  ])
  const isMine = (memberId: bigint) => memberId === member?.id
  return {
    ...viewOf(draw),
    phase: phaseOf(draw, now),
    data: draw.data,
    rulesHash: draw.dataHash,
    terms,
    termsHash: draw.termsHash,
    commitment: seed?.serverHash.toString('hex') ?? null,
    taken: Number(draw.taken),
    isUsedUp: isUsedUp(draw),
    drawsAt: drawsAtOf(draw),
    list: list && { ...list, tickets: Number(list.tickets) },
    winners: wins.map(({ memberId, account, ticket, place, prize }) => ({
      place,
      ticket: Number(ticket),
      account: maskedName(account),
      isMine: isMine(memberId),
      prize,
    })),
    opened: claims.map(({ memberId, account, number, amount, at }) => ({
      number,
      amount,
      account: maskedName(account),
      isMine: isMine(memberId),
      at,
    })),
    spins,
    mine,
  }
}

/** The sealed list of a raffle, as it is hashed; it names members by holders only. */
export async function showTickets(
  app: App,
  { params }: Given<TicketList>,
): Promise<Reply<TicketList> | Refusal<TicketList>> {
  const sealed = await listOf(app.db, params.id)
  return sealed ? { list: sealed.list, hash: sealed.hash } : { refused: 'draws.unknown' }
}
