import {
  ArrowLeftRight,
  BellRing,
  CalendarDays,
  ChartNoAxesColumn,
  ChartNoAxesCombined,
  Clock,
  HandCoins,
  LayoutDashboard,
  Link2,
  ListOrdered,
  Percent,
  ReceiptText,
  TableProperties,
  UserCog,
  UserPlus,
  Users,
  Webhook,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { FlagName } from '#contract/declare/register.ts'
import type { Right } from '#features/agents/tree/rules/rights.ts'
import { part } from '../words/part.ts'

export type AgentPage = {
  readonly name: string
  readonly icon: LucideIcon
  /** The right that staff need; null: the owner only; 'affiliate': affiliates, whatever their account is. */
  readonly right: Right | null | 'any' | 'affiliate'
  readonly flag?: FlagName
  readonly load: () => Promise<ComponentType>
}

/** The page of one kind of contract: there with its switch only (AGT-01). */
const contractPage = (
  name: string,
  icon: LucideIcon,
  flag: FlagName,
  page: 'DividendPage' | 'DailySalaryPage' | 'HourlySalaryPage' | 'RealTimeSalaryPage',
): AgentPage => ({
  name,
  icon,
  right: 'contracts',
  flag,
  load: async () => (await import('#features/agents/settlement/site/contract-page.tsx'))[page],
})

/** The pages of the agent centre in the order of the specification (§2); its names in menus are `agents.menu.<name>`. */
export const agentPages: readonly AgentPage[] = [
  {
    name: 'agentAnnouncement',
    icon: BellRing,
    right: 'any',
    load: async () => (await import('#features/agents/centre/site/announcement-page.tsx')).AnnouncementPage,
  },
  {
    name: 'agentTeamOverview',
    icon: LayoutDashboard,
    right: 'team',
    load: async () => (await import('#features/agents/centre/site/overview-page.tsx')).OverviewPage,
  },
  {
    name: 'agentRegister',
    icon: UserPlus,
    right: 'register',
    load: async () => (await import('#features/agents/accounts/site/register-page.tsx')).RegisterPage,
  },
  {
    name: 'agentTeam',
    icon: Users,
    right: 'team',
    load: async () => (await import('#features/agents/centre/site/team-page.tsx')).TeamPage,
  },
  {
    name: 'agentTeamBetting',
    icon: ListOrdered,
    right: 'team',
    load: async () => (await import('#features/agents/centre/site/records/betting-page.tsx')).BettingPage,
  },
  {
    name: 'agentUserProfit',
    icon: ChartNoAxesColumn,
    right: 'team',
    load: async () => (await import('#features/agents/centre/site/records/profit-page.tsx')).ProfitPage,
  },
  {
    name: 'agentIncome',
    icon: HandCoins,
    right: 'income',
    load: async () => (await import('#features/agents/centre/site/records/income-page.tsx')).IncomePage,
  },
  {
    name: 'agentTransactions',
    icon: ArrowLeftRight,
    right: 'income',
    load: async () => (await import('#features/agents/centre/site/records/moves-page.tsx')).MovesPage,
  },
  contractPage('agentDividend', Percent, 'dividendContract', 'DividendPage'),
  contractPage('agentDailySalary', CalendarDays, 'dailySalary', 'DailySalaryPage'),
  contractPage('agentHourlySalary', Clock, 'hourlySalary', 'HourlySalaryPage'),
  contractPage('agentRealTimeSalary', Zap, 'realTimeSalary', 'RealTimeSalaryPage'),
  {
    name: 'agentStaff',
    icon: UserCog,
    right: null,
    load: async () => (await import('#features/agents/accounts/site/staff-page.tsx')).StaffPage,
  },
  {
    name: 'affiliateOverview',
    icon: ChartNoAxesCombined,
    right: 'affiliate',
    load: async () =>
      (await import('#features/agents/affiliates/site/centre/overview-page.tsx')).AffiliateOverviewPage,
  },
  {
    name: 'affiliateLinks',
    icon: Link2,
    right: 'affiliate',
    load: async () =>
      (await import('#features/agents/affiliates/site/centre/links-page.tsx')).AffiliateLinksPage,
  },
  {
    name: 'affiliateReport',
    icon: TableProperties,
    right: 'affiliate',
    load: async () =>
      (await import('#features/agents/affiliates/site/centre/report-page.tsx')).AffiliateReportPage,
  },
  {
    name: 'affiliateStatements',
    icon: ReceiptText,
    right: 'affiliate',
    load: async () =>
      (await import('#features/agents/affiliates/site/centre/statements-page.tsx')).AffiliateStatementsPage,
  },
  {
    name: 'affiliatePostbacks',
    icon: Webhook,
    right: 'affiliate',
    load: async () => (await import('#features/agents/postbacks/site/postbacks-page.tsx')).PostbacksPage,
  },
]

/** The page that opens unless another is named (AGT-01). */
export const DEFAULT_PAGE = 'agentTeamOverview'

const panels = new Map<string, ComponentType>()

/** A page's component: a separate chunk, loaded on opening. */
export function panelOf({ name, load }: AgentPage): ComponentType {
  const known = panels.get(name)
  if (known) return known
  const made = part(load)
  panels.set(name, made)
  return made
}
