// Where a new account may be placed (N2): below an agent, within the depth of the brand's setting. A general agent (1) opens agents (2) and
// players (0); so does an agent, and a sub-agent (decision 7). Players have no downline.
// Example with a depth of 3: duc [1] > hoa [1, 2] > tam [1, 2, 3]. tam is on level 3: players may still be placed below, agents may not.

import { isAgentType, isSubAccount, type Line, type SubAccounts } from './policy.ts'

export const openTypes = ['player', 'agent', 'staff'] as const
export type OpenType = (typeof openTypes)[number]

export type PlaceFacts = {
  readonly upline: { readonly type: number; readonly line: Line }
  readonly kind: OpenType
  readonly subAccounts: SubAccounts
  /** Levels of agents, the general agent being the first. */
  readonly depthMost: number
}

/** The account type of the new account, or why there is none. */
export function decidePlace({
  upline,
  kind,
  subAccounts,
  depthMost,
}: PlaceFacts): number | 'tooDeep' | 'notHere' {
  if (!isAgentType(upline.type)) return 'notHere'
  const isSub = isSubAccount(upline.type)
  if (isSub && (subAccounts === 'staff' || kind === 'staff')) return 'notHere'
  if (kind === 'player') return 0
  if (kind === 'staff') return upline.type === 1 ? 41 : 42
  return upline.line.length >= depthMost ? 'tooDeep' : 2
}

/** Whether a subtree may move below another agent: no cycle, and its deepest agent stays within the depth. */
export function decideMove({
  line,
  to,
  agentLevels,
  depthMost,
}: {
  readonly line: Line
  /** The line of the new upline; empty: the member becomes the top of a line. */
  readonly to: Line
  /** Levels of agents in the moved subtree, its top included if it is an agent. */
  readonly agentLevels: number
  readonly depthMost: number
}): 'cycle' | 'tooDeep' | null {
  const own = line.at(-1)
  if (own !== undefined && to.includes(own)) return 'cycle'
  return to.length + agentLevels > depthMost ? 'tooDeep' : null
}
