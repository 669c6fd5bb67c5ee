import { actorOf, hasRight, principalOf } from '#features/agents/tree/public.ts'
import type { MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { flagOf } from '../rules/terms.ts'
import { waitingKinds } from '../store/contracts.ts'

const AGENT_TYPES: ReadonlySet<number> = new Set([1, 2, 41, 42])

/** The requests that wait for an agent's answer, by the flag of their kind (MEM-09); none for others. */
export async function waitingFor(app: App, member: MemberCaller) {
  if (!AGENT_TYPES.has(member.type)) return {}
  const actor = await actorOf(app, member)
  if (!hasRight(actor, 'contracts')) return {}
  const waiting = await waitingKinds(app.db, principalOf(actor), app.clock.now())
  return Object.fromEntries(waiting.map(({ kind, request }) => [flagOf[kind], request]))
}
