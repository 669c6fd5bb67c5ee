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
  KeyRound,
  MailPlus,
  Mails,
  Megaphone,
  MessageSquareHeart,
  MessagesSquare,
  PiggyBank,
  Plug,
  Radar,
  Scale,
  ScrollText,
  Settings2,
  Target,
  UserCog,
  Users,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'

/** A room of the office: where, how it is called, what one needs to enter, and which queue it counts. */
export type Room = {
  readonly to:
    | '/'
    | '/deposits'
    | '/withdrawals'
    | '/matching'
    | '/methods'
    | '/processors'
    | '/transfers'
    | '/vendor-wallets'
    | '/members'
    | '/adjustments'
    | '/games'
    | '/returns'
    | '/vendors'
    | '/risk'
    | '/messages'
    | '/notices'
    | '/pages'
    | '/limits'
    | '/letters'
    | '/service'
    | '/chat'
    | '/feedback'
    | '/reports'
    | '/signin'
    | '/settings'
    | '/audit'
    | '/operators'
  readonly label: string
  readonly icon: LucideIcon
  readonly needs: string
  readonly queue?: 'deposits' | 'withdrawals' | 'matching' | 'vendor-wallets' | 'adjustments' | 'returns'
}

export const rooms: readonly Room[] = [
  { to: '/', label: 'office.home', icon: LayoutDashboard, needs: 'dashboard.see' },
  {
    to: '/withdrawals',
    label: 'office.withdrawals',
    icon: ArrowUpFromLine,
    needs: 'withdrawals.see',
    queue: 'withdrawals',
  },
  {
    to: '/deposits',
    label: 'office.deposits',
    icon: ArrowDownToLine,
    needs: 'deposits.see',
    queue: 'deposits',
  },
  {
    to: '/matching',
    label: 'office.matching',
    icon: Handshake,
    needs: 'withdrawals.see',
    queue: 'matching',
  },
  { to: '/methods', label: 'office.methods', icon: WalletCards, needs: 'methods.see' },
  { to: '/processors', label: 'office.processors', icon: Plug, needs: 'processors.see' },
  { to: '/transfers', label: 'office.transfers', icon: ArrowLeftRight, needs: 'transfers.see' },
  {
    to: '/vendor-wallets',
    label: 'office.vendorWallets',
    icon: PiggyBank,
    needs: 'transfers.see',
    queue: 'vendor-wallets',
  },
  { to: '/members', label: 'office.members', icon: Users, needs: 'members.see' },
  {
    to: '/adjustments',
    label: 'office.adjustments',
    icon: Scale,
    needs: 'adjustments.see',
    queue: 'adjustments',
  },
  { to: '/games', label: 'office.games', icon: Gamepad2, needs: 'games.see' },
  { to: '/returns', label: 'office.returns', icon: Target, needs: 'games.see', queue: 'returns' },
  { to: '/vendors', label: 'office.vendors', icon: Plug, needs: 'vendors.see' },
  { to: '/risk', label: 'office.risk', icon: Radar, needs: 'risk.see' },
  { to: '/limits', label: 'office.limits', icon: HeartHandshake, needs: 'limits.see' },
  { to: '/service', label: 'office.service', icon: Headset, needs: 'service.see' },
  { to: '/feedback', label: 'office.feedback', icon: MessageSquareHeart, needs: 'feedback.see' },
  { to: '/chat', label: 'office.chat', icon: MessagesSquare, needs: 'chat.see' },
  { to: '/messages', label: 'office.messages', icon: Mails, needs: 'messages.see' },
  { to: '/pages', label: 'office.pages', icon: FileText, needs: 'pages.see' },
  { to: '/notices', label: 'office.notices', icon: Megaphone, needs: 'notices.see' },
  { to: '/letters', label: 'office.letters', icon: MailPlus, needs: 'letters.see' },
  { to: '/reports', label: 'office.reports', icon: ChartNoAxesColumn, needs: 'reports.see' },
  { to: '/signin', label: 'office.signin', icon: KeyRound, needs: 'signin.see' },
  { to: '/settings', label: 'office.settings', icon: Settings2, needs: 'settings.see' },
  { to: '/audit', label: 'office.audit', icon: ScrollText, needs: 'audit.see' },
  { to: '/operators', label: 'office.operators', icon: UserCog, needs: 'operators.see' },
]
