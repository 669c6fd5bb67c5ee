/** Where the back office shows a flag, in this order. */
export const flagGroups = ['register', 'login', 'site', 'agents'] as const

type Flag = {
  readonly group: (typeof flagGroups)[number]
  readonly en: string
  readonly vi: string
  /** The default in demo mode. */
  readonly demo: boolean
  /** The default in live mode (decision 32). */
  readonly live: boolean
}

/**
 * Declares a feature flag. A route or a menu entry names it as `flag: 'USERNAMEREG3'`: the server refuses and the client hides by the
 * same declaration.
 */
export function flag(row: Flag): Flag {
  return row
}
