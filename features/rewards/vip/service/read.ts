import type { Given, Reply } from '#contract/route.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { isVip } from '#features/contact/live-chat/rules/conversations.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { vip } from '../contract/member.ts'
import type { Gift } from '../rules/gift.ts'
import { BASE_LEVEL, isMet } from '../rules/ladder.ts'
import { changesOf, ownOf } from '../store/members.ts'
import { sumsOf } from '../store/progress.ts'
import { openOf, ranksOf, type RankRow } from '../store/versions.ts'

type Ranks = (typeof vip)['ranks']
type Own = (typeof vip)['own']

const MOST_CHANGES = 50

/** The ranks of the brand that are in force. */
export async function listRanks(
  app: App,
  _: Given<Ranks>,
  { merchant }: CallFor<Ranks>,
): Promise<Reply<Ranks>> {
  const open = await openOf(app.db, merchant.code)
  const ranks = open ? await ranksOf(app.db, open.version) : []
  return {
    currency: merchant.currency,
    period: open && { kind: open.kind, from: open.from, to: open.to },
    ranks: ranks.map(viewOf),
    giftDays: await settingOf(app, merchant.code, 'vipGiftDays'),
  }
}

/**
 * The member's rank. A member to whom nothing may be offered sees the rank and its history, but neither gifts nor conditions: nothing here
 * may look like a reason to play.
 */
export async function showOwn(app: App, { member, now }: CallFor<Own>): Promise<Reply<Own>> {
  const open = await openOf(app.db, member.merchant)
  const [own, ranks, changes, mayOffer] = await Promise.all([
    ownOf(app.db, member.id),
    open ? ranksOf(app.db, open.version) : [],
    changesOf(app.db, member.id, MOST_CHANGES),
    mayMarket(app.db, member.id, now),
  ])
  const sums = open ? await sumsOf(app.db, member.id, open) : { valid: 0n, deposits: 0n }
  const level = own?.level ?? BASE_LEVEL
  const rank = ranks.find((each) => each.level === level)
  const nameOf = (of: number) => ranks.find((each) => each.level === of)?.name ?? null
  return {
    level,
    name: rank?.name ?? null,
    since: own && rank ? own.since : null,
    sums: mayOffer ? shown(sums) : { valid: 0n, deposits: 0n },
    keep: mayOffer && rank ? rank.keep : null,
    isKept: !rank || isMet(sums, rank.keep),
    heldUntil: own?.floorUntil ?? null,
    isQuiet: !mayOffer,
    changes: changes.map(({ at, fromLevel, toLevel, cause }) => ({
      at,
      from: fromLevel,
      to: toLevel,
      name: nameOf(toLevel),
      cause,
    })),
  }
}

/** A sum below zero, where more was voided than bet, is shown as zero. */
const shown = ({ valid, deposits }: { readonly valid: bigint; readonly deposits: bigint }) => ({
  valid: valid > 0n ? valid : 0n,
  deposits,
})

function viewOf({ level, name, up, keep, isFirstPaid, gifts }: RankRow): Reply<Ranks>['ranks'][number] {
  return {
    level,
    name,
    up,
    keep,
    isFirstPaid,
    hasService: isVip(level),
    gifts: {
      upgrade: giftView(gifts.upgrade),
      birthday: giftView(gifts.birthday),
      period: giftView(gifts.period),
    },
  }
}

function giftView(gift: Gift | undefined) {
  if (!gift) return null
  const isPoints = gift.kind === 'points'
  return {
    kind: gift.kind,
    amount: isPoints ? null : BigInt(gift.amount),
    points: isPoints ? Number(gift.amount) : null,
    wagering: gift.kind === 'bonus' ? gift.wagering : null,
  }
}
