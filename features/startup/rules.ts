/**
 * The menus that a caller sees (§2): entries appear with their features and stand or fall with their flags. Agents'
 * salaries and dividends are switched one by one (§6).
 * Example: with hourlySalary on and the other three off, an agent's menu has one entry, hourlySalary.
 */
export type MenuKind = 'member' | 'agent' | 'footer'
export type MenuEntry = { readonly name: string; readonly page: string; readonly type: string }

const member: readonly MenuEntry[] = [
  { name: 'my account', page: 'securityCenter', type: 'member' },
  { name: 'deposit', page: 'depositv2', type: 'member' },
  { name: 'withdrawal', page: 'withdraw', type: 'member' },
  { name: 'betting record', page: 'personalHistoryCopy', type: 'member' },
  { name: 'account record', page: 'transactionHistory', type: 'member' },
]

const agent = [
  { name: 'dividend', page: 'dividend', type: 'agent', when: 'dividendContract' },
  { name: 'daily salary', page: 'dailySalary', type: 'agent', when: 'dailySalary' },
  { name: 'hourly salary', page: 'hourlySalary', type: 'agent', when: 'hourlySalary' },
  { name: 'real-time salary', page: 'realTimeSalary', type: 'agent', when: 'realTimeSalary' },
] as const

const TRIAL = 4
const AGENTS: ReadonlySet<number> = new Set([1, 2, 41, 42])

/** `type` is the caller's account type, null for a visitor. */
export function menuOf(
  kind: MenuKind,
  type: number | null,
  flags: Readonly<Record<string, boolean>>,
): readonly MenuEntry[] {
  switch (kind) {
    case 'member':
      return type === null || type === TRIAL ? [] : member
    case 'agent':
      if (type === null || !AGENTS.has(type)) return []
      return agent
        .filter(({ when }) => flags[when])
        .map(({ name, page, type: of }) => ({ name, page, type: of }))
    case 'footer':
      return []
  }
}

/** The flags that say which ways of registering are open. */
export const registerFlags = [
  'USERNAMEREG3',
  'DIRECTREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'socialGoogle',
  'socialFacebook',
] as const
