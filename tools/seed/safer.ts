import { excludeOneself } from '#features/compliance/exclusions/service/exclude.ts'
import { setLimit } from '#features/compliance/limits/service/change.ts'
import { major } from '#kit/money.ts'
import { DAY_MS, later, type Resident, type World } from './world.ts'

/** Mai's own limits: monthly deposits, a maximum stake, and a reality check every half hour. */
const limits = [
  { kind: 'deposit', period: 'month', to: { amount: major(50_000_000) } },
  { kind: 'loss', period: 'week', to: { amount: major(10_000_000) } },
  { kind: 'stake', period: 'once', to: { amount: major(500_000) } },
  { kind: 'check', period: 'once', to: { minutes: 30 } },
] as const

/** Safer play in use: a member with limits, an excluded member, and one in a time-out. */
export async function seedSaferPlay(world: World, residents: readonly Resident[]): Promise<void> {
  const { app, now } = world
  const of = (account: string): Resident => {
    const found = residents.find((one) => one.account === account)
    if (!found) throw new Error(`seed: safer play wants ${account}, who is not there`)
    return found
  }
  for (const limit of limits) await setLimit(app, of('mai'), limit, later(now, -DAY_MS))
  await excludeOneself(app, of(EXCLUDED).id, { kind: 'self', months: 6 }, later(now, -3 * DAY_MS))
  await excludeOneself(app, of(IN_TIME_OUT).id, { kind: 'timeOut', days: 7 }, later(now, -DAY_MS))
}

const EXCLUDED = 'phuonglan'
const IN_TIME_OUT = 'tuananh'
