import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { memberById } from '#features/account/members/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { vipOffice } from '../contract/office.ts'
import type { Gift } from '../rules/gift.ts'
import { BASE_LEVEL, reachedLevel } from '../rules/ladder.ts'
import { changesOf, ownOf, setByOperators } from '../store/members.ts'
import { sumsOf } from '../store/progress.ts'
import { giftCosts, rankCounts } from '../store/report.ts'
import { lockOpen, openOf, ranksOf, versionsOf, type RankRow } from '../store/versions.ts'
import { tellRanks } from './tell.ts'

type Office = typeof vipOffice

const MOST_VERSIONS = 50
const MOST_CHANGES = 50

/** A brand's versions, and the newest one to begin from. */
export async function showRanks(
  app: App,
  { query: { merchant } }: Given<Office['ranks']>,
): Promise<Reply<Office['ranks']> | Refusal<Office['ranks']>> {
  const brand = await app.merchants.byCode(merchant)
  if (!brand) return { refused: 'vip.unknownBrand' }
  const [open, versions] = await Promise.all([
    openOf(app.db, merchant),
    versionsOf(app.db, merchant, MOST_VERSIONS),
  ])
  const [newest] = versions
  const inForce = open && versions.find(({ id }) => id === open.version)
  return {
    currency: brand.currency,
    open: open && { version: inForce?.number ?? 0, from: open.from, to: open.to },
    newest: newest
      ? { period: newest.period, ranks: (await ranksOf(app.db, newest.id)).map(officeRank) }
      : null,
    versions,
  }
}

function officeRank({ name, up, keep, isFirstPaid, gifts }: RankRow) {
  const of = (gift: Gift | undefined) => {
    if (!gift) return null
    const amount = BigInt(gift.amount)
    if (gift.kind === 'points') return { kind: gift.kind, points: Number(amount) }
    return gift.kind === 'cash'
      ? { kind: gift.kind, amount }
      : { kind: gift.kind, amount, wagering: gift.wagering, days: gift.days }
  }
  return {
    name,
    up,
    keep,
    isFirstPaid,
    gifts: { upgrade: of(gifts.upgrade), birthday: of(gifts.birthday), period: of(gifts.period) },
  }
}

/** Members by rank, changes and the cost of gifts. */
export async function showReport(
  app: App,
  { query: { merchant, from, to } }: Given<Office['report']>,
): Promise<Reply<Office['report']> | Refusal<Office['report']>> {
  const brand = await app.merchants.byCode(merchant)
  if (!brand) return { refused: 'vip.unknownBrand' }
  const range = { merchant, zone: brand.timeZone, from, to }
  const [ranks, gifts] = await Promise.all([rankCounts(app.db, range), giftCosts(app.db, range)])
  return {
    currency: brand.currency,
    ranks,
    gifts: gifts.map(({ amount, ...gift }) =>
      gift.kind === 'points'
        ? { ...gift, amount: null, points: Number(amount) }
        : { ...gift, amount, points: null },
    ),
  }
}

/** A member's rank, for operators. */
export async function showMember(
  app: App,
  { params }: Given<Office['member']>,
): Promise<Reply<Office['member']> | Refusal<Office['member']>> {
  const member = await memberById(app.db, params.member)
  const brand = member && (await app.merchants.byCode(member.merchant))
  if (!brand) return { refused: 'vip.unknownMember' }
  const open = await openOf(app.db, member.merchant)
  const [own, ranks, changes] = await Promise.all([
    ownOf(app.db, member.id),
    open ? ranksOf(app.db, open.version) : [],
    changesOf(app.db, member.id, MOST_CHANGES),
  ])
  const sums = open ? await sumsOf(app.db, member.id, open) : { valid: 0n, deposits: 0n }
  return {
    account: member.account,
    currency: brand.currency,
    level: own?.level ?? BASE_LEVEL,
    reached: reachedLevel(ranks, sums),
    since: own?.since ?? null,
    heldUntil: own?.floorUntil ?? null,
    period: open && { from: open.from, to: open.to },
    sums,
    ranks: ranks.map(({ level, name }) => ({ level, name })),
    changes: changes.map(({ at, fromLevel, toLevel, cause }) => ({
      at,
      from: fromLevel,
      to: toLevel,
      cause,
    })),
  }
}

/**
 * Sets a member's rank; runs in the approval's transaction. Never below what the member's own play has reached in the open period. It gives
 * no upgrade gifts: those belong to ranks that members reach by play.
 */
export async function setRank(
  app: App,
  { params, body }: Given<Office['setRank']>,
  { operator, ip, now }: CallFor<Office['setRank']>,
): Promise<Reply<Office['setRank']> | Refusal<Office['setRank']>> {
  const { level, until, reason } = body
  const member = await memberById(app.db, params.member)
  if (!member) return { refused: 'vip.unknownMember' }
  const done = await inTransaction(
    app.db,
    async (tx): Promise<Reply<Office['setRank']> | Refusal<Office['setRank']>> => {
      const open = await lockOpen(tx, member.merchant)
      const ranks = open ? await ranksOf(tx, open.version) : []
      if (!open || (level > BASE_LEVEL && !ranks.some((rank) => rank.level === level)))
        return { refused: 'vip.unknownRank' }
      const sums = await sumsOf(tx, member.id, open)
      const reached = reachedLevel(ranks, sums)
      if (level < reached) return { refused: 'vip.belowReached', detail: { level: reached } }
      const before = await ownOf(tx, member.id)
      await setByOperators(tx, { memberId: member.id, open, level, until, now, sums })
      await writeAudit(tx, {
        operator,
        action: 'vip.setRank',
        object: `member:${member.id}`,
        before: { level: before?.level ?? BASE_LEVEL, until: before?.floorUntil ?? null },
        after: { level, until },
        reason,
        ip,
        now,
      })
      return { level }
    },
  )
  if (!('refused' in done)) await tellRanks(app, { ranked: [member.id], gifted: [] })
  return done
}
