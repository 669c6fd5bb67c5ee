import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { openCard } from '#game-kit/cards/sealed-deck.ts'
import { nativeHashing } from './hashing.ts'
import type { cardRooms } from '../contract.ts'
import { readAction, told } from '../rules/action.ts'
import type { Play } from '../rules/play.ts'
import { decisionsOf, handById, type DecisionRow, type HandRow } from '../store/hands.ts'
import { handsOf, ownResult, resultsOf } from '../store/results.ts'
import { roomByCode, roomById } from '../store/rooms.ts'
import { after, cutOfHand, dealtHand, openDeck, seedsInOrder } from './hand.ts'
import { shownRoom } from './read.ts'

type Contract = typeof cardRooms

const USUAL = 20
const NO_ROOM = 0n

/** The caller's hands, newest first. */
export async function ownHands(
  app: App,
  { query }: Given<Contract['hands']>,
  { member }: CallFor<Contract['hands']>,
) {
  const room = query.code === undefined ? null : await roomByCode(app.db, member.merchant, query.code)
  const limit = query.limit ?? USUAL
  const found = await handsOf(app.db, {
    memberId: member.id,
    room: query.code === undefined ? null : (room?.id ?? NO_ROOM),
    before: query.before ?? null,
    limit: limit + 1,
  })
  const hands = found.slice(0, limit)
  return { hands, next: found.length > limit ? (hands.at(-1)?.hand ?? null) : null }
}

/** A hand of the caller with every step as the own seat may see it, and the proof of each card that it may know. */
export async function ownHand(
  app: App,
  { params }: Given<Contract['hand']>,
  { member }: CallFor<Contract['hand']>,
) {
  const own = await ownResult(app.db, member.id, params.id)
  const hand = own && (await handById(app.db, own.hand))
  if (!own || !hand || hand.state !== 'over') return { refused: 'rooms.handUnknown' } as const
  const room = await roomById(app.db, hand.room)
  const decisions = await decisionsOf(app.db, hand.id)
  const { seat } = own
  const first = dealtHand(app, room.game, hand)
  const plays = decisions.reduce<readonly Play[]>((all, one) => [...all, after(all.at(-1) ?? first, one)], [])
  const play = plays.at(-1) ?? first
  const results = await resultsOf(app.db, hand.id)
  return {
    id: hand.id,
    room: shownRoom(room),
    label: hand.label.slice(hand.label.indexOf(':') + 1),
    begunAt: hand.begunAt,
    mine: seat,
    seats: hand.entries.map(({ seat: of, name, member: id, stack }) => ({
      seat: of,
      name,
      isBot: id === null,
      stack: BigInt(stack),
    })),
    steps: [
      { seat: null, action: null, ...first.view(seat) },
      ...plays.map((each, at) => ({ ...toldOf(decisions[at]), ...each.view(seat) })),
    ],
    legs: results.map(({ seat: of, put, won }) => ({ seat: of, put, won })),
    proof: proofOf(app, hand, play.known(seat)),
  }
}

function toldOf(decision: DecisionRow | undefined) {
  const read = readAction(decision?.action)
  if (!decision || !read) throw new Error('card rooms: a decision is unreadable')
  const { seat, by } = decision
  return {
    seat,
    action: { ...told(read), by },
  }
}

/** Opens the places of the sealed deck of these cards: place of the dealing order → place of the deck. */
function proofOf(app: App, hand: HandRow, known: readonly number[]) {
  const { serverSeed, deck } = openDeck(app, hand)
  const cut = cutOfHand(hand)
  const opened = known.flatMap((nth) => {
    const place = cut[nth]
    return place === undefined ? [] : [openCard(serverSeed, deck, place, nativeHashing)]
  })
  return {
    sealedAs: hand.label,
    root: hand.root,
    seeds: [...seedsInOrder(hand)],
    opened: opened.map((card) => ({ ...card, path: [...card.path] })),
  }
}
