/** What the owner of a staff account (types 41 and 42) may grant it. Its own agents and sub-agents have all of them. */
export const rights = [
  'team', // team overview, tree, search, betting, profit
  'register', // accounts and invitation links
  'rates', // rebates and labels of direct downlines
  'message', // messages to downlines
  'income', // own income, transactions of downlines
  'contracts', // offers, answers, terminations
  'export', // CSV files of what may be seen
] as const

export type Right = (typeof rights)[number]

export function isRight(name: string): name is Right {
  return rights.some((right) => right === name)
}
