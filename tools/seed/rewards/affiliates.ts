import { inTransaction, type Tx } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { giveCredential } from '#features/account/identity/public.ts'
import { insertMember, openInvite } from '#features/account/members/public.ts'
import { insertAffiliate } from '#features/agents/affiliates/store/affiliates.ts'
import { insertCode } from '#features/agents/affiliates/store/codes.ts'
import { insertAssignment, insertPlan, insertVersion } from '#features/agents/affiliates/store/plans.ts'
import { insertPlayer } from '#features/agents/affiliates/store/players.ts'
import type { Terms } from '#features/agents/affiliates/rules/terms.ts'
import { dayIn } from '#kit/day.ts'
import { major } from '#kit/money.ts'
import { openWallet } from '#ledger/wallets.ts'
import { newToken } from '#server/vault.ts'
import { DEMO_PASSWORD } from '../demo/members.data.ts'
import { DAY_MS, later, STORY_DAYS, type Resident, type World } from '../world.ts'

const ZONE = 'Asia/Ho_Chi_Minh'

const PLANS: readonly { readonly name: string; readonly terms: Terms }[] = [
  {
    name: 'Revenue share',
    terms: {
      cpa: null,
      share: {
        tiers: [
          { from: 0n, ratePpm: 250_000 },
          { from: major(50_000_000), ratePpm: 350_000 },
        ],
        adminPpm: 100_000,
        carry: false,
      },
      subPpm: 50_000,
    },
  },
  {
    name: 'Hybrid',
    terms: {
      cpa: { amount: major(300_000), minDeposit: major(200_000), minValid: major(500_000), days: 30 },
      share: { tiers: [{ from: 0n, ratePpm: 200_000 }], adminPpm: 100_000, carry: true },
      subPpm: 50_000,
    },
  },
]

/** Who came by which campaign: members with a history of play. */
const PLAYERS = [
  ['ngocanh', 'blog-1'],
  ['quanghuy', 'blog-1'],
  ['thanhtung', 'video'],
  ['baochau', 'video'],
  ['minhthu', ''],
] as const

/** The affiliate's own account. */
async function openAccount(tx: Tx, since: Date): Promise<bigint> {
  const nga = await insertMember(tx, {
    merchant: 'JADE',
    account: 'ngablog',
    accountKey: 'ngablog',
    type: 0,
    language: 'vi',
    birthday: '1991-02-03',
    payeeName: null,
    email: null,
    uplineId: null,
    registerIp: '198.51.100.23',
    now: since,
  })
  if (nga === null) throw new Error('seed: ngablog is there already')
  const password = { password: DEMO_PASSWORD, paymentPassword: DEMO_PASSWORD }
  await giveCredential(tx, { memberId: nga, ...password, now: since })
  await openWallet(tx, { owner: nga, merchant: 'JADE', kind: 'cash', currency: 'VND' })
  return nga
}

/** Clicks of each day of the story. */
async function addClicks(tx: Tx, code: string, now: Date): Promise<void> {
  for (let day = 1; day <= STORY_DAYS; day += 1)
    await run(
      tx,
      sql`
        insert into affiliate_click_day (merchant, code, day, country, sub_id, clicks, visitors)
        values ('JADE', ${code}, ${dayIn(ZONE, later(now, -day * DAY_MS))}, 'VN', ${day % 2 ? 'blog-1' : 'video'},
          ${4 + ((day * 7) % 9)}, ${3 + ((day * 5) % 6)})
      `,
    )
}

/** An affiliate of Jade with a code, clicks of the last days, and players since the beginning of the story. */
export async function seedAffiliates({ app, now }: World, residents: readonly Resident[]): Promise<void> {
  const byName = new Map(residents.map((resident) => [resident.account, resident]))
  const since = later(now, -STORY_DAYS * DAY_MS)
  await inTransaction(app.db, async (tx) => {
    const plans: bigint[] = []
    for (const { name, terms } of PLANS) {
      const plan = await insertPlan(tx, { merchant: 'JADE', name })
      if (plan === null) throw new Error(`seed: the plan ${name} is there already`)
      await insertVersion(tx, { plan, version: 1, terms, by: 'op-linh', now: since })
      plans.push(plan)
    }
    const [, plan] = plans
    const nga = await openAccount(tx, since)
    if (plan === undefined) throw new Error('seed: a plan is missing')
    await insertAffiliate(tx, {
      memberId: nga,
      merchant: 'JADE',
      applicant: null,
      parentId: null,
      parentPpm: 0,
      secret: app.vault.close('affiliate', newToken()),
      now: since,
    })
    const assigned = { memberId: nga, plan, version: 1, by: 'op-linh', reason: 'Agreed by email' }
    await insertAssignment(tx, { ...assigned, now: since })
    const code = { merchant: 'JADE', code: 'NGABLOG', memberId: nga } as const
    await openInvite(tx, { ...code, kind: 'campaign' })
    await insertCode(tx, { ...code, landing: 'welcome', note: 'Blog', now: since })
    for (const [account, subId] of PLAYERS) {
      const player = byName.get(account)
      if (!player) continue
      await insertPlayer(tx, {
        memberId: player.id,
        affiliateId: nga,
        merchant: 'JADE',
        code: code.code,
        subId,
        country: 'VN',
        click: null,
        plan,
        version: 1,
        now: since,
      })
    }
    await addClicks(tx, code.code, now)
  })
}
