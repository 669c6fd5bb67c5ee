import sharp from 'sharp'
import { operator } from '#apps/server/testing/operator.ts'
import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import type { BonusTerms } from '#features/rewards/bonuses/rules/terms.ts'
import { major } from '#kit/money.ts'
import type { Gift, Trigger } from '../rules/promotion.ts'

export const terms: BonusTerms = {
  version: 1,
  order: 'cash',
  wagering: 5,
  days: 7,
  categoryWeights: {},
  gameWeights: {},
  excludedCategories: [],
  excludedGames: [],
  excludedVendors: [],
  stakeMax: null,
  conversionMax: null,
}

/** Ledger units as decimal digits. */
export const units = (whole: number) => major(whole).toString()

export const cash = (whole: number): Gift => ({ kind: 'cash', amount: units(whole) })

export const draftOf = (
  at: TestApp,
  data: { readonly trigger: Trigger; readonly gift: Gift },
  more: { readonly budget?: bigint | null; readonly endsAt?: Date | null; readonly wagering?: number } = {},
) => ({
  merchant: 'JADE',
  currency: 'VND' as const,
  category: 'welcome' as const,
  title: { en: 'Welcome', vi: 'Chào mừng' },
  summary: { en: 'For new members', vi: 'Cho hội viên mới' },
  data,
  terms: data.gift.kind === 'cash' ? null : { ...terms, wagering: more.wagering ?? terms.wagering },
  budget: more.budget ?? null,
  startsAt: new Date(at.app.clock.now().getTime() - 1000),
  endsAt: more.endsAt ?? null,
  claimDays: 7,
})

/** A promotion that is live, with the operator who launched it. */
export async function launched(
  at: TestApp,
  data: { readonly trigger: Trigger; readonly gift: Gift },
  more: Parameters<typeof draftOf>[2] = {},
) {
  const linh = await operator(at, { roles: ['supervisor'] })
  const { id } = await linh.api.promotionsOffice.draft({ body: draftOf(at, data, more) })
  await linh.api.promotionBuilderOffice.dryRun({ params: { id } })
  await linh.api.promotionsOffice.launch({ params: { id }, body: { reason: 'the spring campaign' } })
  return { id, linh }
}

/** The member has logged in with this browser. */
export async function logsInWith(at: TestApp, { id }: Person, browser: string): Promise<void> {
  await run(
    at.database.owner,
    sql`
      insert into member_device (member_id, token_hash, name, device, ip, first_seen_at, last_seen_at)
      values (${id}, ${Buffer.from(browser)}, 'Chrome', 'test', '127.0.0.1', now(), now())
    `,
  )
}

export async function picture(name = 'a.png'): Promise<File> {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0af' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(png)], name, { type: 'image/png' })
}
