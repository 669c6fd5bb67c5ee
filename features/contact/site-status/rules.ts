/**
 * The menus that a caller sees (§2): entries depend on their features and flags. Each of an agent's salaries and dividends has its own flag
 * (§6). Example: with hourlySalary on and the other three off, an agent's menu has one entry, hourlySalary.
 */
import { topics } from '#features/contact/pages/rules.ts'

export type MenuKind = 'member' | 'agent' | 'footer'
export type MenuEntry = { readonly name: string; readonly page: string; readonly type: string }

const agent = [
  { name: 'dividend', page: 'dividend', type: 'agent', when: 'dividendContract' },
  { name: 'daily salary', page: 'dailySalary', type: 'agent', when: 'dailySalary' },
  { name: 'hourly salary', page: 'hourlySalary', type: 'agent', when: 'hourlySalary' },
  { name: 'real-time salary', page: 'realTimeSalary', type: 'agent', when: 'realTimeSalary' },
] as const

const TRIAL = 4
const AGENTS: ReadonlySet<number> = new Set([1, 2, 41, 42])

/** `type` is the caller's account type, null for a visitor; `pages` are those of the member centre that the brand has. */
export function menuOf(
  kind: MenuKind,
  type: number | null,
  flags: Readonly<Record<string, boolean>>,
  pages: readonly { readonly name: string; readonly page: string }[],
): readonly MenuEntry[] {
  switch (kind) {
    case 'member':
      if (type === null || type === TRIAL) return []
      return pages.map(({ name, page }) => ({ name, page, type: 'member' }))
    case 'agent':
      if (type === null || !AGENTS.has(type)) return []
      return agent
        .filter(({ when }) => flags[when])
        .map(({ name, page, type: of }) => ({ name, page, type: of }))
    case 'footer':
      return topics.map((topic) => ({ name: topic, page: `/help?topic=${topic}`, type: 'help' }))
  }
}

/** The flags that enable registration methods. */
export const registerFlags = [
  'USERNAMEREG3',
  'DIRECTREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'socialGoogle',
  'socialFacebook',
] as const
