import { LRUCache } from 'lru-cache'
import { inTransaction, type Tx } from '#db/pool.ts'
import { moneyText } from '#kit/money.ts'
import type { App } from '#server/app.ts'
import { raiseFlag } from '#features/compliance/fraud/public.ts'
import { isOutside } from '#features/compliance/fraud/rules/shared.ts'
import { sharedAmong } from '#features/money/withdrawals/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import {
  handsOverAfter,
  openedHand,
  type OpenedHand,
  type OverHand,
} from '#features/play/card-rooms/public/hands.ts'
import { pointsOf } from '#features/play/card-tournaments/public.ts'
import { worthOf } from '../rules/collusion.ts'
import { betweenIn, isDumping, isOfClimbing, isSoft, type Thresholds } from '../rules/patterns.ts'
import {
  commonAddresses,
  haveShared,
  insertSign,
  lookedTo,
  namesOf,
  only,
  setLookedTo,
  talliesOf,
  type NewSign,
} from '../store/signs.ts'
import { signsIn } from './facts.ts'

const DAY_MS = 86_400_000
/** Hands that ended before the last look and committed after it; a sign is stored once. */
const OVERLAP_MS = 30_000
const PAGE = 200

/** What pairs of members share, by "smaller:larger": the same people play many hands. */
const known = new WeakMap<App['pool'], LRUCache<string, string>>()

function knownOf({ pool }: App): LRUCache<string, string> {
  const kept = known.get(pool) ?? new LRUCache<string, string>({ max: 50_000, ttl: 3_600_000 })
  known.set(pool, kept)
  return kept
}

/** The job: looks at the hands for money that ended since the last look. Safe to repeat and to overlap. */
export async function lookAtHands(app: App): Promise<void> {
  const last = await lookedTo(app.db)
  let from = new Date((last?.getTime() ?? 0) - (last ? OVERLAP_MS : 0))
  for (;;) {
    const hands = await handsOverAfter(app.db, { from, limit: PAGE })
    for (const hand of hands) await lookSafely(app, hand)
    const newest = hands.at(-1)?.endedAt
    if (!newest) return
    await setLookedTo(app.db, newest)
    if (hands.length < PAGE || newest.getTime() <= from.getTime()) return
    from = newest
  }
}

/** A hand that cannot be read is logged and does not stop the others. */
async function lookSafely(app: App, hand: OverHand): Promise<void> {
  try {
    await lookAt(app, hand)
  } catch (error) {
    app.log.error({ error, hand: hand.id }, 'fair rooms: a hand was not looked at')
  }
}

async function lookAt(app: App, { id, tournament }: OverHand): Promise<void> {
  const worth = await worthIn(app, tournament)
  if (!worth) return
  const hand = await openedHand(app, id)
  if (!hand) return
  const at = hand.endedAt
  const found = signsIn(hand).map((sign): NewSign => ({
    ...sign,
    amount: worth(sign.amount),
    hand: id,
    shares: null,
    at,
  }))
  const signs = [...found, ...(await sharedSigns(app, hand))]
  if (signs.length === 0) return
  const { merchant } = hand
  const days = await settingOf(app, merchant, 'roomsSignDays')
  const limits = {
    dumpHands: await settingOf(app, merchant, 'roomsDumpHands'),
    softHands: await settingOf(app, merchant, 'roomsSoftHands'),
  }
  await inTransaction(app.db, async (tx) => {
    for (const sign of signs)
      if (await insertSign(tx, sign))
        await judge(tx, sign, {
          room: hand.room,
          since: new Date(at.getTime() - days * DAY_MS),
          limits,
          now: app.clock.now(),
        })
  })
}

/** What the chips of a hand are worth in money; null: nothing, a tournament for practice. */
async function worthIn(app: App, tournament: bigint | null): Promise<((chips: bigint) => bigint) | null> {
  if (tournament === null) return (chips) => chips
  const points = await pointsOf(app.db, tournament)
  return points && ((chips) => worthOf(chips, points))
}

type Frame = {
  readonly room: string
  readonly since: Date
  readonly limits: Thresholds
  readonly now: Date
}

/** Raises a flag where a sign completes a pattern. Of accounts that share something both are flagged. */
async function judge(tx: Tx, sign: NewSign, { room, since, limits, now }: Frame): Promise<void> {
  const { kind, member, other, hand, at } = sign
  if (kind === 'firm') return
  const names = await namesOf(tx, [member, other])
  const [own, against] = [member, other].map((id) => names.find((named) => named.id === id))
  if (!own || !against) return
  if (kind === 'shared') {
    // once for a pair, not with each hand: a reviewer would lose the flag that is being worked on
    if (await haveShared(tx, { member, other, hand, since })) return
    for (const [one, with_] of [[own, against] as const, [against, own] as const]) {
      const evidence = { account: with_.account, room, hand }
      await raiseFlag(tx, one, { rule: 'sharedTable', newestAt: at, evidence }, now)
    }
    return
  }
  const isClimbing = isOfClimbing(sign)
  const tallies = await talliesOf(tx, { member, isClimbing, since })
  const between = betweenIn(tallies, { member, other, isClimbing }, limits)
  const { account } = against
  if (kind === 'dump' && isDumping(between, limits)) {
    const evidence = { count: between.dumps, moved: moneyText(between.dumped), account, hand }
    await raiseFlag(tx, own, { rule: 'chipDumping', newestAt: at, evidence }, now)
  }
  if (kind === 'soft' && isSoft(between, limits)) {
    const evidence = { count: between.soft, account, hand }
    await raiseFlag(tx, own, { rule: 'softPlay', newestAt: at, evidence }, now)
  }
}

/** Addresses of the last days: a household changes them. */
const ADDRESS_DAYS = 7

/** What two members share, as text; empty: nothing. An address of a private network identifies no place. */
async function sharedBy(
  app: App,
  { member, other, at }: Pick<NewSign, 'member' | 'other' | 'at'>,
): Promise<string> {
  const key = `${member}:${other}`
  const pairs = knownOf(app)
  const before = pairs.get(key)
  if (before !== undefined) return before
  const since = new Date(at.getTime() - ADDRESS_DAYS * DAY_MS)
  const addresses = await commonAddresses(app.db, { member, other, since })
  const sharings = (await sharedAmong(app.db, member, only(other))).filter((each) => each !== 'household')
  const detail = [...sharings, ...(addresses.some(isOutside) ? ['address'] : [])].join(' ')
  pairs.set(key, detail)
  return detail
}

/** Two players of a hand who share a network address, browser, payout account or identity. */
async function sharedSigns(app: App, { id: hand, entries, endedAt: at }: OpenedHand): Promise<NewSign[]> {
  const members = entries
    .flatMap(({ member }) => (member === null ? [] : [BigInt(member)]))
    .toSorted((a, b) => (a < b ? -1 : 1))
  const signs: NewSign[] = []
  for (const [nth, member] of members.entries())
    for (const other of members.slice(nth + 1)) {
      const shares = await sharedBy(app, { member, other, at })
      if (shares !== '')
        signs.push({ hand, kind: 'shared', member, other, amount: 0n, why: null, shares, at })
    }
  return signs
}
