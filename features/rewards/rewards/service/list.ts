import type { Given, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { rewards, rewardsOffice } from '../contract.ts'
import { decideClaim, rewardStates, type Reward } from '../rules/reward.ts'
import { claimableCount, claimableRewards, NEVER, rewardsOf } from '../store/rewards.ts'
import { hiddenFrom } from './hidden.ts'

type List = (typeof rewards)['list']
type OfficeList = (typeof rewardsOffice)['list']

const PAGE = 20
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The member's rewards: what can be claimed, or the history. */
export async function listRewards(
  app: App,
  { query }: Given<List>,
  { member, now }: CallFor<List>,
): Promise<Reply<List>> {
  const limit = query.limit ?? PAGE
  const hidden = await hiddenFrom(app, member.id, now)
  const page = { memberId: member.id, hidden, after: readCursor(query.before), limit }
  const isClaimable = query.view === 'claimable'
  const rows = isClaimable
    ? await claimableRewards(app.db, { ...page, now })
    : await rewardsOf(app.db, { ...page, states: rewardStates })
  const shown = isClaimable ? rows.filter((row) => 'isAllowed' in decideClaim(row, now)) : rows
  return {
    rows: shown.map((row) => viewOf(row, now)),
    next: cursorAfter(rows, limit, (row) => (isClaimable ? (row.claimUntil ?? NEVER) : row.offeredAt)),
    claimable: await claimableCount(app.db, { memberId: member.id, hidden, now }),
  }
}

/** A member's rewards of every source, for operators. */
export async function listForOffice(
  app: App,
  { params, query }: Given<OfficeList>,
  { now }: CallFor<OfficeList>,
): Promise<Reply<OfficeList>> {
  const limit = query.limit ?? PAGE
  const rows = await rewardsOf(app.db, {
    memberId: params.member,
    states: rewardStates,
    hidden: [],
    after: readCursor(query.before),
    limit,
  })
  return {
    rows: rows.map((row) => viewOf(row, now)),
    next: cursorAfter(rows, limit, ({ offeredAt }) => offeredAt),
  }
}

function cursorAfter(rows: readonly Reward[], limit: number, at: (row: Reward) => Date): string | null {
  const last = rows.at(-1)
  return rows.length === limit && last ? `${at(last).toISOString()}_${last.id}` : null
}

function readCursor(text: string | undefined) {
  const [at, id] = text?.split('_') ?? []
  const time = new Date(at ?? '')
  return id && UUID.test(id) && !Number.isNaN(time.getTime()) ? { at: time, id } : null
}

function termsIn({ detail }: Reward): string | null {
  const { terms } = detail
  return typeof terms === 'string' ? terms : null
}

function viewOf(reward: Reward, now: Date): Reply<List>['rows'][number] {
  const { id, source, kind, currency, title, offeredAt, claimUntil, claimedAt, creditedAt } = reward
  const decision = decideClaim(reward, now)
  const isMoney = kind === 'cash' || kind === 'bonus'
  return {
    id,
    source,
    kind,
    currency,
    amount: isMoney ? reward.amount : null,
    count: isMoney ? null : Number(reward.amount),
    terms: isMoney || kind === 'freeRounds' ? termsIn(reward) : null,
    title,
    state: 'refused' in decision ? decision.detail.state : reward.state,
    offeredAt,
    claimUntil,
    claimedAt,
    creditedAt,
  }
}
