import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { Db } from '#db/pool.ts'
import type { Sql } from '#db/rows.ts'
import { termsByHash } from '#features/rewards/bonuses/public.ts'
import { addDays, dayIn } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { promotionBuilderOffice } from '../../contract/builder.ts'
import { dryRun, worstCase, type DryEvent } from '../../rules/dry-run.ts'
import { hashOf } from '../../rules/hash.ts'
import { occasionsBetween } from '../../rules/occasions.ts'
import { isOnce } from '../../rules/promotion.ts'
import {
  depositEvents,
  eligibleNow,
  insertDryRun,
  loginEvents,
  momentEvents,
  referralEvents,
  rewardEvents,
  type Basis,
  type Kept,
  type Stored,
} from '../../store/dry-run.ts'
import { promotionById, type Promotion } from '../../store/promotions.ts'
import { audienceOf } from '../audience.ts'

type DryRun = (typeof promotionBuilderOffice)['dryRun']

/** Days of the past that a dry run goes by. */
const DAYS = 30

/** Tries a promotion on the brand's last thirty full days, and keeps the result with the hash of what was tried. */
export async function dryRunPromotion(
  app: App,
  { params }: Given<DryRun>,
  { operator, now }: CallFor<DryRun>,
): Promise<Reply<DryRun> | Refusal<DryRun>> {
  const promotion = await promotionById(app.db, params.id)
  if (!promotion) return { refused: 'promotions.unknown' }
  const result = await tried(app, promotion, now)
  const kept = { promotion: promotion.id, hash: hashOf(promotion), result, by: operator.account }
  await insertDryRun(app.db, { ...kept, now })
  return shownRun({ ...kept, at: now })
}

/** What a promotion would have given, as if it had run for the whole period. */
export async function tried(app: App, promotion: Promotion, now: Date): Promise<Stored> {
  const { merchant, data, budget, termsHash } = promotion
  const brand = await app.merchants.byCode(merchant)
  const timeZone = brand?.timeZone ?? 'UTC'
  const today = dayIn(timeZone, now)
  const first = addDays(today, -DAYS)
  const period = { from: dayBounds(timeZone, first).from, to: dayBounds(timeZone, today).from, timeZone }
  const isMet = await audienceOf(app, promotion)
  const { events, basis, occasions } = await eventsOf(app.db, { promotion, isMet, ...period })
  const terms = termsHash === null ? null : await termsByHash(app.db, termsHash)
  const eligible = await eligibleNow(app.db, { isMet, series: promotion.series, now })
  const worst = worstCase(data, { members: eligible, occasions: isOnce(data) ? 1 : occasions, budget })
  return {
    ...dryRun(data, { events, budget, wagering: terms?.wagering ?? 0 }),
    from: first,
    to: addDays(today, -1),
    basis,
    eligible,
    worst: worst.cost.toString(),
    payable: worst.payable.toString(),
  }
}

type Asked = {
  readonly promotion: Promotion
  readonly isMet: (at: Sql<Date>) => Sql<boolean>
  readonly from: Date
  readonly to: Date
  readonly timeZone: string
}

type Found = { readonly events: readonly DryEvent[]; readonly basis: Basis; readonly occasions: number }

/** The moments of the period at which members could have got the promotion. */
async function eventsOf(db: Db, { promotion, ...of }: Asked): Promise<Found> {
  const { series, data } = promotion
  const asked = { ...of, series }
  const { trigger } = data
  const sources = { levelUp: 'vip', mission: 'missions', race: 'races' } as const
  switch (trigger.kind) {
    case 'deposit':
      return { events: await depositEvents(db, asked), basis: 'deposits', occasions: 1 }
    case 'claim':
    case 'code':
    case 'application':
      return { events: await loginEvents(db, asked), basis: 'logins', occasions: 1 }
    case 'registration': {
      // the last instant of the period belongs to the next one
      const to = new Date(of.to.getTime() - 1)
      const moment = { kind: 'registered', from: of.from, to, occasion: '' } as const
      return { events: await momentEvents(db, { ...asked, moment }), basis: 'registrations', occasions: 1 }
    }
    case 'birthday':
    case 'schedule':
    case 'operator': {
      const span = { startsAt: of.from, endsAt: of.to, timeZone: of.timeZone }
      const from = new Date(of.from.getTime() - 1)
      const found = occasionsBetween(trigger, span, { from, to: of.to })
      const events: DryEvent[] = []
      for (const { at, day, occasion } of found) {
        const moment =
          trigger.kind === 'birthday'
            ? ({ kind: 'birthday', day, at, occasion } as const)
            : trigger.kind === 'operator'
              ? ({ kind: 'listed', accounts: trigger.accounts, at, occasion } as const)
              : ({ kind: 'all', at, occasion } as const)
        events.push(...(await momentEvents(db, { ...asked, moment })))
      }
      return { events, basis: 'calendar', occasions: trigger.kind === 'schedule' ? found.length : 1 }
    }
    case 'referral':
      return {
        events: await referralEvents(db, { ...asked, of: trigger }),
        basis: 'referrals',
        occasions: trigger.most ?? 1,
      }
    default: {
      const events = await rewardEvents(db, { ...asked, source: sources[trigger.kind] })
      return { events, basis: events.length ? 'rewards' : 'none', occasions: 1 }
    }
  }
}

/** A dry run as the back office shows it. */
export function shownRun({ result, by, at }: Kept): Reply<DryRun> {
  const { cost, wagering, worst, payable, days, ...rest } = result
  return {
    ...rest,
    at,
    by,
    cost: BigInt(cost),
    wagering: BigInt(wagering),
    worst: BigInt(worst),
    payable: BigInt(payable),
    days: days.map((each) => ({ ...each, cost: BigInt(each.cost) })),
  }
}
