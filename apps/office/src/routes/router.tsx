import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import { history } from '../place.ts'
import { Shell } from '../shell/shell.tsx'
import { EnrolPage, LoginPage } from './outside.tsx'
import { BrokenPage, NotFoundPage, WaitingPage } from './states.tsx'

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage })

const login = createRoute({ getParentRoute: () => root, path: '/login', component: LoginPage })
const enrol = createRoute({ getParentRoute: () => root, path: '/enrol', component: EnrolPage })

/** Everything behind the log-in. */
const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: Shell })

const home = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(() => import('./home.tsx'), 'HomePage'),
})
const deposits = createRoute({
  getParentRoute: () => inside,
  path: '/deposits',
  component: lazyRouteComponent(() => import('./queues.tsx'), 'DepositsPage'),
})
const withdrawals = createRoute({
  getParentRoute: () => inside,
  path: '/withdrawals',
  component: lazyRouteComponent(() => import('./queues.tsx'), 'WithdrawalsPage'),
})
const matching = createRoute({
  getParentRoute: () => inside,
  path: '/matching',
  component: lazyRouteComponent(() => import('./cashier.tsx'), 'MatchingPage'),
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
})
const processors = createRoute({
  getParentRoute: () => inside,
  path: '/processors',
  component: lazyRouteComponent(() => import('./cashier.tsx'), 'ProcessorsPage'),
})
const vendorWallets = createRoute({
  getParentRoute: () => inside,
  path: '/vendor-wallets',
  component: lazyRouteComponent(() => import('./cashier.tsx'), 'VendorWalletsPage'),
})
const members = createRoute({
  getParentRoute: () => inside,
  path: '/members',
  component: lazyRouteComponent(() => import('./members.tsx'), 'MembersPage'),
})
const member = createRoute({
  getParentRoute: () => inside,
  path: '/members/$id',
  component: lazyRouteComponent(() => import('./members.tsx'), 'MemberPage'),
})
const adjustments = createRoute({
  getParentRoute: () => inside,
  path: '/adjustments',
  component: lazyRouteComponent(() => import('./adjustments.tsx'), 'AdjustmentsPage'),
})
const approvals = createRoute({
  getParentRoute: () => inside,
  path: '/approvals',
  component: lazyRouteComponent(() => import('./queues.tsx'), 'ApprovalsPage'),
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
})
const returns = createRoute({
  getParentRoute: () => inside,
  path: '/returns',
  component: lazyRouteComponent(() => import('./games.tsx'), 'ReturnsPage'),
})
const vendors = createRoute({
  getParentRoute: () => inside,
  path: '/vendors',
  component: lazyRouteComponent(() => import('./games.tsx'), 'VendorsPage'),
})
const risk = createRoute({
  getParentRoute: () => inside,
  path: '/risk',
  component: lazyRouteComponent(() => import('./watch/reports.tsx'), 'RiskPage'),
})
const limits = createRoute({
  getParentRoute: () => inside,
  path: '/limits',
  component: lazyRouteComponent(() => import('./watch/limits.tsx'), 'LimitsPage'),
})
const papers = createRoute({
  getParentRoute: () => inside,
  path: '/papers',
  component: lazyRouteComponent(() => import('./watch/limits.tsx'), 'PapersPage'),
})
const messages = createRoute({
  getParentRoute: () => inside,
  path: '/messages',
  component: lazyRouteComponent(() => import('./setup/messages.tsx'), 'MessagesPage'),
})
const pages = createRoute({
  getParentRoute: () => inside,
  path: '/pages',
  component: lazyRouteComponent(() => import('./setup/pages.tsx'), 'PagesPage'),
})
const invitations = createRoute({
  getParentRoute: () => inside,
  path: '/invitations',
  component: lazyRouteComponent(() => import('./setup/invitations.tsx'), 'InvitationsPage'),
})
const notices = createRoute({
  getParentRoute: () => inside,
  path: '/notices',
  component: lazyRouteComponent(() => import('./setup/notices.tsx'), 'NoticesPage'),
})
const letters = createRoute({
  getParentRoute: () => inside,
  path: '/letters',
  component: lazyRouteComponent(() => import('./setup/letters.tsx'), 'LettersPage'),
})
const service = createRoute({
  getParentRoute: () => inside,
  path: '/service',
  component: lazyRouteComponent(() => import('./service.tsx'), 'ServicePage'),
})
const feedback = createRoute({
  getParentRoute: () => inside,
  path: '/feedback',
  component: lazyRouteComponent(() => import('./feedback.tsx'), 'FeedbackPage'),
})
const chat = createRoute({
  getParentRoute: () => inside,
  path: '/chat',
  component: lazyRouteComponent(() => import('./setup/chat.tsx'), 'ChatPage'),
})
const reports = createRoute({
  getParentRoute: () => inside,
  path: '/reports',
  component: lazyRouteComponent(() => import('./watch/reports.tsx'), 'ReportsPage'),
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
})
const audit = createRoute({
  getParentRoute: () => inside,
  path: '/audit',
  component: lazyRouteComponent(() => import('./watch/audit.tsx'), 'AuditPage'),
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
  routeTree: root.addChildren([login, enrol, inside.addChildren(rooms)]),
  defaultPreload: 'intent',
  defaultPendingComponent: WaitingPage,
  defaultErrorComponent: BrokenPage,
  defaultPendingMs: 200,
})
