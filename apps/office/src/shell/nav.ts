import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartNoAxesColumn,
  FileText,
  Gamepad2,
  HeartHandshake,
  LayoutDashboard,
  Headset,
  Handshake,
  IdCard,
  KeyRound,
  LayoutGrid,
  MailPlus,
  Mails,
  Megaphone,
  MessageSquareHeart,
  MessagesSquare,
  PiggyBank,
  PlugZap,
  Plug,
  Radar,
  ReceiptText,
  Scale,
  ScrollText,
  Settings2,
  Target,
  TicketCheck,
  UserCheck,
  UserCog,
  Users,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'

/** The menu's groups, in order; each name is the text `office.group.<name>`. */
export const roomGroups = ['money', 'people', 'games', 'words', 'house'] as const

/** A page of the office: its path, group, name and required permission. */
export type Room = {
  readonly to:
    | '/'
    | '/deposits'
    | '/withdrawals'
    | '/matching'
    | '/methods'
    | '/processors'
    | '/payment-cases'
    | '/transfers'
    | '/vendor-wallets'
    | '/members'
    | '/approvals'
    | '/adjustments'
    | '/invitations'
    | '/games'
    | '/lobby'
    | '/returns'
    | '/vendors'
    | '/risk'
    | '/messages'
    | '/notices'
    | '/pages'
    | '/limits'
    | '/papers'
    | '/letters'
    | '/service'
    | '/chat'
    | '/feedback'
    | '/reports'
    | '/signin'
    | '/settings'
    | '/audit'
    | '/operators'
  /** Null places it above all groups. */
  readonly group: (typeof roomGroups)[number] | null
  readonly label: string
  readonly icon: LucideIcon
  readonly needs: string
}

export const rooms: readonly Room[] = [
  { to: '/', group: null, label: 'office.home', icon: LayoutDashboard, needs: 'dashboard.see' },
  {
    to: '/approvals',
    group: null,
    label: 'office.approvals',
    icon: UserCheck,
    needs: 'approvals.see',
  },
  {
    to: '/withdrawals',
    group: 'money',
    label: 'office.withdrawals',
    icon: ArrowUpFromLine,
    needs: 'withdrawals.see',
  },
  {
    to: '/deposits',
    group: 'money',
    label: 'office.deposits',
    icon: ArrowDownToLine,
    needs: 'deposits.see',
  },
  {
    to: '/matching',
    group: 'money',
    label: 'office.matching',
    icon: Handshake,
    needs: 'withdrawals.see',
  },
  {
    to: '/transfers',
    group: 'money',
    label: 'office.transfers',
    icon: ArrowLeftRight,
    needs: 'transfers.see',
  },
  {
    to: '/vendor-wallets',
    group: 'money',
    label: 'office.vendorWallets',
    icon: PiggyBank,
    needs: 'transfers.see',
  },
  {
    to: '/adjustments',
    group: 'money',
    label: 'office.adjustments',
    icon: Scale,
    needs: 'adjustments.see',
  },
  {
    to: '/payment-cases',
    group: 'money',
    label: 'office.paymentCases',
    icon: ReceiptText,
    needs: 'deposits.see',
  },
  { to: '/methods', group: 'money', label: 'office.methods', icon: WalletCards, needs: 'methods.see' },
  { to: '/processors', group: 'money', label: 'office.processors', icon: PlugZap, needs: 'processors.see' },
  { to: '/reports', group: 'money', label: 'office.reports', icon: ChartNoAxesColumn, needs: 'reports.see' },
  { to: '/members', group: 'people', label: 'office.members', icon: Users, needs: 'members.see' },
  {
    to: '/invitations',
    group: 'people',
    label: 'office.invitations',
    icon: TicketCheck,
    needs: 'invitations.see',
  },
  { to: '/service', group: 'people', label: 'office.service', icon: Headset, needs: 'service.see' },
  {
    to: '/feedback',
    group: 'people',
    label: 'office.feedback',
    icon: MessageSquareHeart,
    needs: 'feedback.see',
  },
  { to: '/chat', group: 'people', label: 'office.chat', icon: MessagesSquare, needs: 'chat.see' },
  { to: '/limits', group: 'people', label: 'office.limits', icon: HeartHandshake, needs: 'limits.see' },
  { to: '/papers', group: 'people', label: 'office.papers', icon: IdCard, needs: 'papers.see' },
  { to: '/risk', group: 'people', label: 'office.risk', icon: Radar, needs: 'risk.see' },
  { to: '/games', group: 'games', label: 'office.games', icon: Gamepad2, needs: 'games.see' },
  { to: '/lobby', group: 'games', label: 'office.lobby', icon: LayoutGrid, needs: 'games.see' },
  {
    to: '/returns',
    group: 'games',
    label: 'office.returns',
    icon: Target,
    needs: 'games.see',
  },
  { to: '/vendors', group: 'games', label: 'office.vendors', icon: Plug, needs: 'vendors.see' },
  { to: '/notices', group: 'words', label: 'office.notices', icon: Megaphone, needs: 'notices.see' },
  { to: '/pages', group: 'words', label: 'office.pages', icon: FileText, needs: 'pages.see' },
  { to: '/letters', group: 'words', label: 'office.letters', icon: MailPlus, needs: 'letters.see' },
  { to: '/messages', group: 'words', label: 'office.messages', icon: Mails, needs: 'messages.see' },
  { to: '/settings', group: 'house', label: 'office.settings', icon: Settings2, needs: 'settings.see' },
  { to: '/signin', group: 'house', label: 'office.signin', icon: KeyRound, needs: 'signin.see' },
  { to: '/operators', group: 'house', label: 'office.operators', icon: UserCog, needs: 'operators.see' },
  { to: '/audit', group: 'house', label: 'office.audit', icon: ScrollText, needs: 'audit.see' },
]
