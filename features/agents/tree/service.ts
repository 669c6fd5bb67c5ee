import type { Db, Tx } from '#db/pool.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import { mayDo, rootOf, type Act, type Actor, type Line } from './rules/policy.ts'
import { placedById, rightsOf, type Placed } from './store.ts'

/** The calling agent with its line, mode and rights. Read on each call, so that changes of role are effective immediately (N7). */
export async function actorOf(app: App, member: Pick<MemberCaller, 'id' | 'merchant'>): Promise<Actor> {
  const [own, subAccounts, rights] = await Promise.all([
    placedById(app.db, member.id),
    settingOf(app, member.merchant, 'subAccounts'),
    rightsOf(app.db, member.id),
  ])
  if (!own) throw new Error(`agent ${member.id} is gone`)
  return { id: own.id, merchant: own.merchant, type: own.type, line: own.line, subAccounts, rights }
}

/** The ID of the agent for whom the actor works: itself, for staff the owner. */
export function principalOf(actor: Actor): bigint {
  const last = rootOf(actor).at(-1)
  if (last === undefined) throw new Error(`sub-account ${actor.id} has no owner`)
  return last
}

/** The member if the actor may do this with it; null is answered as `agents.unknownMember`, whatever the reason. */
export async function targetOf(
  reader: Db | Tx,
  actor: Actor,
  { id, act }: { readonly id: bigint; readonly act: Act },
): Promise<Placed | null> {
  const target = await placedById(reader, id)
  return target && mayDo(actor, act, target) ? target : null
}

/** The root of a list: the actor's own, or that of a member of the line whose downline is asked for; null as above. */
export async function listRoot(
  app: App,
  actor: Actor,
  { of, act }: { readonly of: bigint | undefined; readonly act: Act },
): Promise<Line | null> {
  const root = rootOf(actor)
  if (of === undefined || of === root.at(-1)) return root
  return (await targetOf(app.db, actor, { id: of, act }))?.line ?? null
}
