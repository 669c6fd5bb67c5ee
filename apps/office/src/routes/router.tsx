import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import { catch as otherwise } from 'zod/mini'
import * as z from 'zod/mini'
import { history } from '../place.ts'
import { Shell } from '../shell/shell.tsx'
import { EnrolPage, LoginPage } from './outside.tsx'
import { oneOf, parseSearch, searchOf, word, writeSearch } from '../search.ts'
import { settingsTabs } from './setup/tabs.ts'
import { BrokenPage, NotFoundPage, WaitingPage } from './states.tsx'

/** Search parameters of every order queue. */
const queue = { state: word, find: word, id: word, brand: word }
/** Search parameters of every list of records. */
const records = { find: word, brand: word, state: word }
/** Only paths of this office: prevents an open redirect to another site. */
const ownPlace = otherwise(z.optional(z.string().check(z.regex(/^\/(?![/\\])/))), undefined)

/** A member's number; null when the URL has none. */
function memberId(text: string): bigint | null {
  return /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : null
}

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage })

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: LoginPage,
  validateSearch: searchOf({ to: ownPlace }),
})
const enrol = createRoute({ getParentRoute: () => root, path: '/enrol', component: EnrolPage })

/** Everything behind the login. */
const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: Shell })

const home = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(() => import('./home.tsx'), 'HomePage'),
  validateSearch: searchOf({ merchant: word }),
})
const deposits = createRoute({
  getParentRoute: () => inside,
  path: '/deposits',
  component: lazyRouteComponent(() => import('./queues.tsx'), 'DepositsPage'),
  validateSearch: searchOf(queue),
})
const withdrawals = createRoute({
  getParentRoute: () => inside,
  path: '/withdrawals',
  component: lazyRouteComponent(() => import('./queues.tsx'), 'WithdrawalsPage'),
  validateSearch: searchOf({ ...queue, urgent: word }),
})
const matching = createRoute({
  getParentRoute: () => inside,
  path: '/matching',
  component: lazyRouteComponent(() => import('./cashier.tsx'), 'P2pPayoutsPage'),
})
const methods = createRoute({
  getParentRoute: () => inside,
  path: '/methods',
  component: lazyRouteComponent(() => import('./cashier.tsx'), 'MethodsPage'),
})
const transfers = createRoute({
  getParentRoute: () => inside,
  path: '/transfers',
  component: lazyRouteComponent(() => import('./cashier.tsx'), 'TransfersPage'),
  validateSearch: searchOf(records),
})
const processors = createRoute({
  getParentRoute: () => inside,
  path: '/processors',
  component: lazyRouteComponent(() => import('./cashier.tsx'), 'ProcessorsPage'),
})
const paymentCases = createRoute({
  getParentRoute: () => inside,
  path: '/payment-cases',
  component: lazyRouteComponent(() => import('./cashier.tsx'), 'PaymentCasesPage'),
  validateSearch: searchOf({ state: oneOf(['open', 'closed']) }),
})
const vendorWallets = createRoute({
  getParentRoute: () => inside,
  path: '/vendor-wallets',
  component: lazyRouteComponent(() => import('./cashier.tsx'), 'VendorWalletsPage'),
  validateSearch: searchOf(records),
})
const members = createRoute({
  getParentRoute: () => inside,
  path: '/members',
  component: lazyRouteComponent(() => import('./members.tsx'), 'MembersPage'),
  validateSearch: searchOf({ text: word, merchant: word, state: word, type: word, label: word }),
})
const member = createRoute({
  getParentRoute: () => inside,
  path: '/members/$id',
  component: lazyRouteComponent(() => import('./members.tsx'), 'MemberPage'),
  validateSearch: searchOf({ tab: word }),
  params: { parse: ({ id }) => ({ id: memberId(id) }), stringify: ({ id }) => ({ id: `${id}` }) },
})
const adjustments = createRoute({
  getParentRoute: () => inside,
  path: '/adjustments',
  component: lazyRouteComponent(() => import('./adjustments.tsx'), 'AdjustmentsPage'),
  validateSearch: searchOf({ state: word, member: word }),
})
const approvals = createRoute({
  getParentRoute: () => inside,
  path: '/approvals',
  component: lazyRouteComponent(() => import('./queues.tsx'), 'ApprovalsPage'),
  validateSearch: searchOf({ state: oneOf(['pending', 'over']) }),
})
const games = createRoute({
  getParentRoute: () => inside,
  path: '/games',
  component: lazyRouteComponent(() => import('./games.tsx'), 'GamesPage'),
})
const lobby = createRoute({
  getParentRoute: () => inside,
  path: '/lobby',
  component: lazyRouteComponent(() => import('./games.tsx'), 'LobbyPage'),
  validateSearch: searchOf({ brand: word, category: word }),
})
const returns = createRoute({
  getParentRoute: () => inside,
  path: '/returns',
  component: lazyRouteComponent(() => import('./games.tsx'), 'RtpPage'),
  validateSearch: searchOf({ window: word }),
})
const vendors = createRoute({
  getParentRoute: () => inside,
  path: '/vendors',
  component: lazyRouteComponent(() => import('./games.tsx'), 'VendorsPage'),
})
const risk = createRoute({
  getParentRoute: () => inside,
  path: '/risk',
  component: lazyRouteComponent(() => import('./watch/reports.tsx'), 'FraudPage'),
  validateSearch: searchOf({ ...queue, rule: word, assigned: word }),
})
const limits = createRoute({
  getParentRoute: () => inside,
  path: '/limits',
  component: lazyRouteComponent(() => import('./watch/limits.tsx'), 'LimitsPage'),
  validateSearch: searchOf({ tab: word }),
})
const papers = createRoute({
  getParentRoute: () => inside,
  path: '/papers',
  component: lazyRouteComponent(() => import('./watch/limits.tsx'), 'IdDocumentsPage'),
  validateSearch: searchOf(queue),
})
const messages = createRoute({
  getParentRoute: () => inside,
  path: '/messages',
  component: lazyRouteComponent(() => import('./setup/messages.tsx'), 'MessagesPage'),
  validateSearch: searchOf({ state: word, channel: word }),
})
const pages = createRoute({
  getParentRoute: () => inside,
  path: '/pages',
  component: lazyRouteComponent(() => import('./setup/pages.tsx'), 'PagesPage'),
  validateSearch: searchOf({ brand: word, tab: word }),
})
const invitations = createRoute({
  getParentRoute: () => inside,
  path: '/invitations',
  component: lazyRouteComponent(() => import('./setup/invitations.tsx'), 'InvitationsPage'),
  validateSearch: searchOf({ brand: word }),
})
const notices = createRoute({
  getParentRoute: () => inside,
  path: '/notices',
  component: lazyRouteComponent(() => import('./setup/notices.tsx'), 'NoticesPage'),
  validateSearch: searchOf({ brand: word, type: word }),
})
const letters = createRoute({
  getParentRoute: () => inside,
  path: '/letters',
  component: lazyRouteComponent(() => import('./setup/letters.tsx'), 'CampaignsPage'),
  validateSearch: searchOf({ brand: word }),
})
const service = createRoute({
  getParentRoute: () => inside,
  path: '/service',
  component: lazyRouteComponent(() => import('./service.tsx'), 'ServicePage'),
  validateSearch: searchOf({ brand: word, state: word, talk: word }),
})
const feedback = createRoute({
  getParentRoute: () => inside,
  path: '/feedback',
  component: lazyRouteComponent(() => import('./feedback.tsx'), 'FeedbackPage'),
  validateSearch: searchOf(queue),
})
const chat = createRoute({
  getParentRoute: () => inside,
  path: '/chat',
  component: lazyRouteComponent(() => import('./setup/chat.tsx'), 'ChatPage'),
  validateSearch: searchOf({ brand: word }),
})
const reports = createRoute({
  getParentRoute: () => inside,
  path: '/reports',
  component: lazyRouteComponent(() => import('./watch/reports.tsx'), 'ReportsPage'),
  validateSearch: searchOf({ report: word, period: word }),
})
const signin = createRoute({
  getParentRoute: () => inside,
  path: '/signin',
  component: lazyRouteComponent(() => import('./setup/signin.tsx'), 'SigninPage'),
})
const settings = createRoute({
  getParentRoute: () => inside,
  path: '/settings',
  component: lazyRouteComponent(() => import('./setup/settings.tsx'), 'SettingsPage'),
  validateSearch: searchOf({ brand: word, tab: oneOf(settingsTabs) }),
})
const audit = createRoute({
  getParentRoute: () => inside,
  path: '/audit',
  component: lazyRouteComponent(() => import('./watch/audit.tsx'), 'AuditPage'),
  validateSearch: searchOf({ operator: word, action: word, object: word, days: word }),
})
const operators = createRoute({
  getParentRoute: () => inside,
  path: '/operators',
  component: lazyRouteComponent(() => import('./watch/staff.tsx'), 'OperatorsPage'),
})
const security = createRoute({
  getParentRoute: () => inside,
  path: '/security',
  component: lazyRouteComponent(() => import('./watch/staff.tsx'), 'SecurityPage'),
})

const rooms = [
  home,
  deposits,
  withdrawals,
  matching,
  methods,
  processors,
  paymentCases,
  transfers,
  vendorWallets,
  members,
  member,
  adjustments,
  approvals,
  games,
  lobby,
  returns,
  vendors,
  risk,
  limits,
  papers,
  messages,
  notices,
  pages,
  invitations,
  letters,
  service,
  chat,
  feedback,
  reports,
  signin,
  settings,
  audit,
  operators,
  security,
]

export const router = createRouter({
  history,
  parseSearch,
  search: { strict: true },
  stringifySearch: writeSearch,
  routeTree: root.addChildren([login, enrol, inside.addChildren(rooms)]),
  defaultPreload: 'intent',
  defaultPendingComponent: WaitingPage,
  defaultErrorComponent: BrokenPage,
  defaultPendingMs: 200,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
