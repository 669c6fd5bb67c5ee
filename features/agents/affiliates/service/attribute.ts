import type { Tx } from '#db/pool.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { milestoneReached } from '../extension-points.ts'
import { broughtBy } from '../rules/attribution.ts'
import { clicksBy, openCode } from '../store/codes.ts'
import { assignedAt } from '../store/plans.ts'
import { insertPlayer } from '../store/players.ts'

type Used = {
  readonly merchant: string
  readonly memberId: bigint
  readonly codes: readonly string[]
  readonly recommenderId: bigint | null
  readonly clicks: readonly string[]
  readonly ip: string
  readonly now: Date
}

const NO_COUNTRY = 'ZZ'

/**
 * Notes who brought a new member, in the transaction of the registration: permanently, with the plan's version in force now. A code of an
 * agent or a member among the used ones means that no affiliate did.
 */
export async function attribute(
  tx: Tx,
  { merchant, memberId, codes, recommenderId, clicks, ip, now }: Used,
  app: App,
): Promise<void> {
  if (codes.length === 0 && clicks.length === 0) return
  const own = await Promise.all(
    codes.map((code) => openCode(tx, { merchant, code: code.trim().toUpperCase() })),
  )
  const brought = broughtBy(
    {
      code: own.find((code) => code !== null)?.code ?? null,
      isOtherwiseInvited: recommenderId !== null || own.includes(null),
      clicks: await clicksBy(tx, merchant, clicks),
    },
    {
      by: await settingOf(app, merchant, 'affiliateAttribution'),
      windowDays: await settingOf(app, merchant, 'affiliateWindowDays'),
      now,
    },
  )
  const code = brought && (await openCode(tx, { merchant, code: brought.code }))
  const plan = code && (await assignedAt(tx, code.memberId, now))
  if (!brought || !code || !plan) return
  await insertPlayer(tx, {
    memberId,
    affiliateId: code.memberId,
    merchant,
    code: code.code,
    subId: brought.click?.subId ?? '',
    country: app.merchants.countryOf(ip) ?? NO_COUNTRY,
    click: brought.click?.id ?? null,
    plan: plan.plan,
    version: plan.version,
    now,
  })
  const reached = {
    event: 'registration',
    memberId,
    affiliateId: code.memberId,
    at: now,
    amount: 0n,
  } as const
  for (const tell of milestoneReached.of(app)) await tell(tx, reached, app)
}
