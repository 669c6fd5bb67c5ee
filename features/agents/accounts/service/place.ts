import type { Db, Tx } from '#db/pool.ts'
import { boundsFor } from '#features/agents/centre/public.ts'
import { isWithin, placedById, principalOf, type Actor, type Placed } from '#features/agents/tree/public.ts'
import { decidePlace, type OpenType } from '#features/agents/tree/rules/place.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import type { Rate } from '../store/links.ts'

export type Place = { readonly upline: Placed; readonly type: number }

/** Where a new account of this kind goes: below the agent for whom the caller works. */
export async function placeFor(app: App, actor: Actor, kind: OpenType) {
  const upline = await placedById(app.db, principalOf(actor))
  if (!upline) throw new Error(`agent ${principalOf(actor)} is gone`)
  // staff open no staff: only the owner does, in person
  if (kind === 'staff' && upline.id !== actor.id) return { refused: 'agents.noRight' } as const
  const depthMost = await settingOf(app, actor.merchant, 'agentDepth')
  const type = decidePlace({ upline, kind, subAccounts: actor.subAccounts, depthMost })
  if (type === 'notHere') return { refused: 'agentAccounts.notHere' } as const
  if (type === 'tooDeep') return { refused: 'agentAccounts.tooDeep' } as const
  const place: Place = { upline, type }
  return place
}

/** Whether preset rebates are at most the upline's own; each category once. */
export async function presetProblem(
  reader: Db | Tx,
  actor: Actor,
  { rates, now }: { readonly rates: readonly Rate[]; readonly now: Date },
) {
  const bounds = await boundsFor(reader, actor, { id: null, now })
  for (const { category, ppm } of rates) {
    const bound = bounds.find((each) => each.category === category) ?? { least: 0, most: 0 }
    const isTwice = rates.filter((rate) => rate.category === category).length > 1
    if (isTwice || !isWithin(ppm, bound))
      return {
        refused: 'agents.rateOutOfBounds',
        detail: { category, least: bound.least, most: bound.most },
      } as const
  }
  return null
}
