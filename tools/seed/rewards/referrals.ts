import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { openInvite } from '#features/account/members/public.ts'
import { insertPromotion, launch } from '#features/rewards/promotions/store/lifecycle.ts'
import type { Side } from '#features/rewards/referrals/rules/referral.ts'
import { bindFriend } from '#features/rewards/referrals/service/bind.ts'
import { settleReferrals } from '#features/rewards/referrals/service/settle.ts'
import { major } from '#kit/money.ts'
import { DAY_MS, later, type Resident, type World } from '../world.ts'

const units = (whole: number) => major(whole).toString()

/** The friend's first: the newest is shown first. */
const gifts: readonly {
  readonly side: Side
  readonly amount: number
  readonly en: string
  readonly vi: string
}[] = [
  { side: 'friend', amount: 50_000, en: 'Invited by a friend: 50,000', vi: 'Được bạn mời: 50.000' },
  {
    side: 'inviter',
    amount: 100_000,
    en: 'Invite friends: 100,000 each',
    vi: 'Mời bạn bè: 100.000 mỗi người',
  },
]

/** Mai's friends by days since their registration; the last one uses an address of hers. */
const FRIENDS = 4

/** Rewards for referrals, and friends of Mai at different steps: one of them waits for an operator. */
export async function seedReferrals(
  { app, owner, now }: World,
  residents: readonly Resident[],
): Promise<void> {
  const since = later(now, -34 * DAY_MS)
  const mai = residents.find(({ account }) => account === 'mai')
  const friends = residents.filter(
    ({ account, merchant, type, upline, state }) =>
      merchant === 'JADE' && type === 0 && upline === undefined && state === undefined && account !== 'mai',
  )
  await inTransaction(app.db, async (tx) => {
    for (const { side, amount, en, vi } of gifts) {
      const id = await insertPromotion(
        tx,
        {
          merchant: 'JADE',
          currency: 'VND',
          category: 'other',
          title: { en, vi },
          summary: {
            en: 'When a friend registers with a link, deposits and plays.',
            vi: 'Khi bạn bè đăng ký qua liên kết, nạp tiền và chơi.',
          },
          data: {
            trigger: {
              kind: 'referral',
              side,
              deposit: units(200_000),
              turnover: units(1_000_000),
              days: 30,
              most: side === 'inviter' ? 20 : null,
            },
            gift: { kind: 'cash', amount: units(amount) },
          },
          termsHash: null,
          budget: major(50_000_000),
          startsAt: since,
          endsAt: null,
          claimDays: 30,
          createdBy: 'op-linh',
        },
        since,
      )
      await launch(tx, id, since)
    }
    if (!mai) return
    await openInvite(tx, { merchant: 'JADE', code: 'MAI28888', memberId: mai.id, kind: 'referral' })
    for (const [index, { id: memberId }] of friends.slice(0, FRIENDS).entries())
      await bindFriend(tx, {
        merchant: 'JADE',
        currency: 'VND',
        memberId,
        referrerId: mai.id,
        now: later(now, -(33 - 8 * index) * DAY_MS),
      })
  })
  if (!mai) return
  for (const { id } of friends.slice(0, FRIENDS))
    await run(owner, sql`update member set recommender_id = ${mai.id} where id = ${id}`)
  const last = friends[1]
  if (last)
    await run(
      owner,
      sql`update member set register_ip = (select register_ip from member where id = ${mai.id}) where id = ${last.id}`,
    )
  await settleReferrals(app)
}
