/**
 * Feature flags of the specification (§6), each with its sentence and where it starts (decision 32). A route or a menu
 * entry says `when: 'DIRECTREG3'`: the server refuses and the client hides from the same word.
 */
export const flags = {
  USERNAMEREG3: { says: 'A person may register by user name.', demo: true, live: true },
  DIRECTREG3: { says: 'Registration is open to everyone, not by invitation only.', demo: true, live: true },
  FREEPLAY3: { says: 'Visitors may try games with play money on a trial account.', demo: true, live: false },
} as const satisfies {
  readonly [name: string]: { readonly says: string; readonly demo: boolean; readonly live: boolean }
}

export type FlagName = keyof typeof flags

export function isFlag(name: string): name is FlagName {
  return Object.hasOwn(flags, name)
}
