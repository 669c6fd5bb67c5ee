// Who may see and do what with whom (AGT-03, N1, N7). An agent reaches its own downline at any depth, on every call; uplines, other lines
// and other brands do not exist for it. A line is the list of IDs from the top agent down to the member itself.
// Example: duc [1] > hoa [1, 2] > mai [1, 2, 3]. duc sees hoa and mai; hoa sees mai; mai sees no one. hoa may set the rebate of mai, duc
// may not: it is hoa's to give. What may not be done at all is not an act: an agent cannot log in as, bet for, lock or reset a member.

import type { Right } from './rights.ts'

export type Line = readonly bigint[]

/** Setting `subAccounts` (decision 7): staff act for their owner; sub-agents have a downline of their own. */
export const subAccountModes = ['staff', 'sub-agent'] as const
export type SubAccounts = (typeof subAccountModes)[number]

export type Actor = {
  readonly id: bigint
  readonly merchant: string
  readonly type: number
  readonly line: Line
  readonly subAccounts: SubAccounts
  /** Granted by the owner; counts for staff only. */
  readonly rights: readonly Right[]
}

export type Person = {
  readonly id: bigint
  readonly merchant: string
  readonly type: number
  readonly line: Line
}

const AGENT_TYPES: ReadonlySet<number> = new Set([1, 2, 41, 42])
const SUB_TYPES: ReadonlySet<number> = new Set([41, 42])

export function isAgentType(type: number): boolean {
  return AGENT_TYPES.has(type)
}

export function isSubAccount(type: number): boolean {
  return SUB_TYPES.has(type)
}

export function isStaff({ type, subAccounts }: Pick<Actor, 'type' | 'subAccounts'>): boolean {
  return isSubAccount(type) && subAccounts === 'staff'
}

/** The line whose subtree the actor works on: its own; for staff that of the owner, one level up. */
export function rootOf(actor: Actor): Line {
  return isStaff(actor) ? actor.line.slice(0, -1) : actor.line
}

/** Levels between the root and a member below it; null for any other member, the root itself included. */
export function depthBelow(root: Line, line: Line): number | null {
  if (root.length === 0 || line.length <= root.length) return null
  return root.every((id, place) => line[place] === id) ? line.length - root.length : null
}

/** What an agent does with a member of its downline: how far it reaches, and the right that staff need. */
export const acts = {
  see: { reach: 'line', right: 'team' },
  message: { reach: 'line', right: 'message' },
  seeMoves: { reach: 'line', right: 'income' },
  // what only the direct upline needs to know or to decide
  seePrivate: { reach: 'edge', right: 'team' },
  rate: { reach: 'edge', right: 'rates' },
  label: { reach: 'edge', right: 'rates' },
  contract: { reach: 'edge', right: 'contracts' },
} as const satisfies Readonly<Record<string, { readonly reach: 'line' | 'edge'; readonly right: Right }>>

export type Act = keyof typeof acts

/** Whether the actor has this right: staff as granted, everyone else with a root always. */
export function hasRight(actor: Actor, right: Right): boolean {
  if (!isAgentType(actor.type)) return false
  return !isStaff(actor) || actor.rights.includes(right)
}

/**
 * Whether the actor may do this with the member. False is answered as if the member did not exist. Staff of the same owner are not members
 * of the line: only their owner manages them.
 */
export function mayDo(actor: Actor, act: Act, target: Person): boolean {
  if (target.merchant !== actor.merchant) return false
  if (!hasRight(actor, acts[act].right)) return false
  const depth = depthBelow(rootOf(actor), target.line)
  if (depth === null) return false
  if (actor.subAccounts === 'staff' && isSubAccount(target.type)) return false
  return acts[act].reach === 'line' || depth === 1
}

/** Whether the account manages the staff account: its owner, in person. */
export function ownsStaff(actor: Actor, target: Person): boolean {
  if (target.merchant !== actor.merchant || !isSubAccount(target.type)) return false
  if (!isAgentType(actor.type) || isSubAccount(actor.type)) return false
  return depthBelow(actor.line, target.line) === 1
}

/** The half-open range of lines that is the subtree below a root, for the index: after `from`, before `to`. */
export function rangeBelow(root: Line): { readonly from: Line; readonly to: Line } {
  const last = root.at(-1)
  if (last === undefined) throw new Error('a line is never empty')
  return { from: root, to: [...root.slice(0, -1), last + 1n] }
}
