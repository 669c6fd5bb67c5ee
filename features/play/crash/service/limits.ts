import { crashConfig } from '#game-kit/crash/crash.ts'
import { stakeRules, type StakeRule } from '#game-kit/limits.ts'
import type { Json } from '#game-kit/schema.ts'
import type { Db, Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { oneBetStakesWith, ownMost, setupOf, setupsNow } from '#features/play/live-office/public.ts'

/** The name of crash among the live tables. */
export const CODE = 'CRASH'

/** The configuration of the rounds that are scheduled from now on. */
export async function configNow(db: Db | Tx): Promise<Json> {
  const limits = (await setupsNow(db)).get(CODE)?.limits ?? null
  return { stakes: stakeRules.write(oneBetStakesWith(crashConfig.stakes, limits)) }
}

/** The limits of a bet for a member by currency and rank; null where the currency is not offered. */
export async function ownStake(
  app: App,
  { currency, memberId }: { readonly currency: string; readonly memberId: bigint | null },
): Promise<StakeRule | null> {
  const { limits } = await setupOf(app, CODE)
  const stakes = oneBetStakesWith(crashConfig.stakes, limits)
  const rule = Object.hasOwn(stakes, currency) ? stakes[currency] : undefined
  const most = rule && (await ownMost(app, { code: CODE, currency, memberId }))
  if (!rule) return null
  return most
    ? { ...rule, max: most.maxMain, menu: rule.menu.filter((stake) => stake <= most.maxMain) }
    : rule
}
