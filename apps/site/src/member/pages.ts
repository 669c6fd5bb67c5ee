import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartNoAxesColumn,
  FileText,
  HeartHandshake,
  Inbox,
  MessageSquareHeart,
  ListOrdered,
  type LucideIcon,
  ReceiptText,
  Send,
  ShieldCheck,
  UserRound,
  WalletCards,
} from 'lucide-react'
import { lazy, type ComponentType } from 'react'
import { memberPagesOf, type MemberMenuPage } from '#features/contact/site-status/rules/member-menu.ts'
import { inTime } from '../loading.ts'
import { centreWords, depositWords, moreWords } from '../words.ts'

/** The menu's groups, in order. */
export type PageGroup = 'me' | 'money' | 'records' | 'rewards' | 'news'

export type PageEntry = {
  readonly icon: LucideIcon
  readonly group: PageGroup
  /** The page: a separate chunk, loaded on opening. */
  readonly Panel: ComponentType
  /** A small count beside the name, such as unread messages; hidden when it is zero. */
  readonly Badge?: ComponentType
}

/**
 * The pages of the member centre by the names of the specification; their order and flags come from the menu that the server returns too
 * (features/contact/site-status/rules.ts). A name in menus is the text `member.<page>` in `#texts/shell`.
 */
const entries = {
  securityCenter: {
    icon: ShieldCheck,
    group: 'me',
    Panel: part(
      async () => (await import('#features/account/security/site/security-panel.tsx')).SecurityPanel,
    ),
  },
  profile: {
    icon: UserRound,
    group: 'me',
    Panel: part(async () => (await import('./profile.tsx')).ProfilePage),
  },
  saferPlay: {
    icon: HeartHandshake,
    group: 'me',
    Panel: part(
      async () => (await import('#features/compliance/limits/site/safer-play-panel.tsx')).SaferPlayPanel,
    ),
  },
  transferFund: {
    icon: WalletCards,
    group: 'money',
    Panel: part(
      async () => (await import('#features/play/vendor-wallets/site/wallets-panel.tsx')).WalletsPanel,
    ),
  },
  depositv2: {
    icon: ArrowDownToLine,
    group: 'money',
    Panel: part(
      async () => (await import('#features/money/deposits/site/deposit-panel.tsx')).DepositPanel,
      depositWords,
    ),
  },
  withdraw: {
    icon: ArrowUpFromLine,
    group: 'money',
    Panel: part(
      async () => (await import('#features/money/withdrawals/site/withdraw-panel.tsx')).WithdrawPanel,
    ),
  },
  transferUpline: {
    icon: Send,
    group: 'money',
    Panel: part(
      async () => (await import('#features/money/transfers/site/transfer-panel.tsx')).TransferPanel,
    ),
  },
  personalHistoryCopy: {
    icon: ListOrdered,
    group: 'records',
    Panel: part(
      async () =>
        (await import('#features/play/rounds/site/record/betting-record-panel.tsx')).BettingRecordPanel,
    ),
  },
  transactionHistory: {
    icon: ReceiptText,
    group: 'records',
    Panel: part(
      async () => (await import('#features/money/wallet/site/account-record-panel.tsx')).AccountRecordPanel,
    ),
  },
  personalProfit: {
    icon: ChartNoAxesColumn,
    group: 'records',
    Panel: part(async () => (await import('#features/money/statements/site/profit-panel.tsx')).ProfitPanel),
  },
  creditReport: {
    icon: FileText,
    group: 'records',
    Panel: part(async () => (await import('#features/money/statements/site/credit-panel.tsx')).CreditPanel),
  },
  messageV2: {
    icon: Inbox,
    group: 'news',
    Panel: part(async () => (await import('#features/contact/inbox/site/inbox-panel.tsx')).InboxPanel),
    Badge: part(async () => (await import('./unread.tsx')).Unread, centreWords),
  },
  feedback: {
    icon: MessageSquareHeart,
    group: 'news',
    Panel: part(
      async () => (await import('#features/contact/feedback/site/feedback-panel.tsx')).FeedbackPanel,
    ),
  },
} satisfies { readonly [Page in MemberMenuPage]: PageEntry }

export type MemberPage = MemberMenuPage

/** The same, with every optional field declared. */
export const pageEntries: { readonly [Page in MemberPage]: PageEntry } = entries

export function isMemberPage(name: unknown): name is MemberPage {
  return typeof name === 'string' && Object.hasOwn(entries, name)
}

/** The names, in the order of every menu. */
export const memberPages: readonly MemberPage[] = memberPagesOf(() => true, true)

/** A chunk with the texts that it needs: all of them, unless it names fewer. */
function part(load: () => Promise<ComponentType>, words = moreWords): ComponentType {
  return lazy(async () => ({ default: (await inTime(() => Promise.all([load(), words()])))[0] }))
}
