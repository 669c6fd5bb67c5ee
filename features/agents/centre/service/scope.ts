import type { App } from '#server/app.ts'
import type { MemberCaller, Merchant } from '#server/call.ts'
import { dayIn } from '#kit/day.ts'
import {
  actorOf,
  hasRight,
  listRoot,
  rangeBelow,
  type Actor,
  type Line,
} from '#features/agents/tree/public.ts'
import type { Right } from '#features/agents/tree/rules/rights.ts'
import { periodOf } from '../rules/period.ts'
import type { Scope } from '../store/scope.ts'
import type { Asked } from '../store/overview.ts'

export const noRight = { refused: 'agents.noRight' } as const
export const unknownMember = { refused: 'agents.unknownMember' } as const
export const periodInvalid = { refused: 'agents.periodInvalid' } as const

type Call = { readonly member: MemberCaller; readonly merchant: Merchant; readonly now: Date }

/** The calling agent, if it has the right. */
export async function agentWith(
  app: App,
  { member }: Pick<Call, 'member'>,
  right: Right,
): Promise<Actor | typeof noRight> {
  const actor = await actorOf(app, member)
  return hasRight(actor, right) ? actor : noRight
}

export type Sight = { readonly actor: Actor; readonly root: Line; readonly scope: Scope }

/** The subtree below a root, as queries take it. */
export function scopeOf({ subAccounts }: Actor, root: Line): Scope {
  const { from, to } = rangeBelow(root)
  const [top = 0n] = root.slice(-1)
  return { top, depth: root.length, from, to, hidesStaff: subAccounts === 'staff' }
}

/** The subtree that a call may read: the caller's own, or that of a member of its line. */
export async function sightOf(
  app: App,
  call: Pick<Call, 'member'>,
  { right, of }: { readonly right: Right; readonly of?: bigint | undefined },
): Promise<Sight | typeof noRight | typeof unknownMember> {
  const actor = await agentWith(app, call, right)
  if ('refused' in actor) return actor
  const root = await listRoot(app, actor, { of, act: right === 'income' ? 'seeMoves' : 'see' })
  return root ? { actor, root, scope: scopeOf(actor, root) } : unknownMember
}

export type Query = { readonly from?: string | undefined; readonly to?: string | undefined }

/** The days asked for, with what the queries need to know of the brand. */
export function askedOf({ member, merchant, now }: Call, query: Query): Asked | null {
  const period = periodOf(query, dayIn(merchant.timeZone, now))
  return period && { ...period, currency: member.currency, zone: merchant.timeZone }
}

/** A page of a list: one row more than shown tells whether there are more. */
export function pageOf<Row>(
  found: readonly Row[],
  limit: number,
  cursor: (row: Row) => string,
): { readonly shown: readonly Row[]; readonly next: string | null } {
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next: found.length > limit && last ? cursor(last) : null }
}

export const PAGE = 20
