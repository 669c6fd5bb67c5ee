import clsx from 'clsx'
import { Dices, Gamepad2, Headphones, LogIn, LogOut, MessagesSquare, Network, UserPlus } from 'lucide-react'
import { Fragment } from 'react'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { categoryIcons } from '#features/play/lobby/site/category-icons.ts'
import {
  gameHref,
  useCategories,
  useCategoryPress,
  usePinnedGames,
} from '#features/play/lobby/site/category-press.ts'
import { useFavouriteCount } from '#features/play/lobby/site/favourites/favourites.ts'
import { isAgent } from '#features/money/transfers/rules/line.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { RailGroup } from '#ui/nav/rail-group.tsx'
import type { MemberPage } from '../member/names.ts'
import { badges, pageEntries } from '../member/pages.ts'
import { usePages } from '../member/use-pages.ts'
import { TasteButtons } from './taste-buttons.tsx'
import { openChat } from '#features/contact/chat/site/chat-store.ts'
import { openService } from '#features/contact/live-chat/site/open-service.ts'
import { useShell } from '../state/shell-store.ts'
import { useIsTight } from '../state/use-is-tight.ts'
import { useGo } from '../ways/use-go.ts'
import { useBrand } from '../state/use-brand.ts'
import { TRIAL_TYPE, useMember } from '../state/use-member.ts'
import { BalanceCard } from '../shell/balance-pill.tsx'
import { play } from '../ways/play.ts'
import { appEntry, gameEntries, helpEntries, mallEntry, promotionsEntry, sportsEntry } from './nav.ts'
import { ActionButton, PageButton, PathLink, type RailLook } from './rail-parts.tsx'

/** The desktop menu: wide with labels, or narrow with icons. Categories come from the platform (SHL-07). */
export function Rail() {
  const { t } = useTexts()
  const isChosen = useShell((state) => state.isNarrow)
  const isNarrow = useIsTight() || isChosen
  const member = useMember()
  return (
    <nav
      aria-label={t('shell.main')}
      className={clsx(
        'sticky top-16 hidden h-[calc(100dvh-64px)] shrink-0 flex-col border-r border-hair md:flex',
        isNarrow ? 'w-18' : 'w-60',
      )}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto px-3 pt-4 pb-3 [scrollbar-width:none]">
        {!member && <WaysIn isNarrow={isNarrow} />}
        <RailEntries isNarrow={isNarrow} />
      </div>
      <div
        className={clsx(
          'flex gap-1 border-t border-hair px-3 py-2.5',
          isNarrow ? 'flex-col items-center' : 'items-center',
        )}
      >
        <TasteButtons isNarrow={isNarrow} />
        {member && (
          <IconButton
            icon={LogOut}
            label={t('shell.logout')}
            onClick={() => openAuth('logout')}
            className={clsx(!isNarrow && 'ml-auto')}
          />
        )}
      </div>
    </nav>
  )
}

/** The menu's first entries for a visitor (SHL-06); the phone's sheet shows them as large buttons. */
function WaysIn(look: RailLook) {
  const { t } = useTexts()
  const mayRegister = useBrand().has('DIRECTREG3')
  return (
    <RailGroup {...look}>
      <ActionButton icon={LogIn} words={t('shell.login')} onPress={() => openAuth('login')} {...look} />
      {mayRegister && (
        <ActionButton
          icon={UserPlus}
          words={t('shell.register')}
          onPress={() => openAuth('register')}
          {...look}
        />
      )}
    </RailGroup>
  )
}

/**
 * Money pages come first (SHL-06), promotions after the deposit, the rest of the member centre after the games. A page that no feature
 * declares leaves no gap.
 */
const INVITE = 'referral'
const MONEY: readonly string[] = [INVITE, 'depositv2', 'withdraw', 'rewardCenter']
/** The account list begins in the order of SHL-06; other pages follow. */
const FIRST: readonly string[] = [
  'manualRebate',
  'playerRank',
  'personalHistoryCopy',
  'transactionHistory',
  'securityCenter',
  'personalProfit',
  'messageV2',
]
const named = (names: readonly string[], pages: readonly MemberPage[]): readonly MemberPage[] =>
  names.flatMap((name) => pages.filter((page) => page === name))
const inOrder = (pages: readonly MemberPage[]): readonly MemberPage[] => [
  ...named(FIRST, pages),
  ...pages.filter((page) => !FIRST.includes(page) && !MONEY.includes(page)),
]

/** The entries in the order of SHL-06, shared with the phone's menu sheet. */
export function RailEntries({ isNarrow, onGo }: RailLook) {
  const { t } = useTexts()
  const member = useMember()
  const hasMoney = member !== null && member.type !== TRIAL_TYPE
  const pages = usePages()
  const go = useGo()
  const hasChat = useBrand().has('chatRoom')
  const look = { isNarrow, ...(onGo ? { onGo } : {}) }
  return (
    <>
      {member && !isNarrow && <BalanceCard />}
      {hasMoney && (
        <RailGroup>
          {named(MONEY, pages).map((page) => (
            <Fragment key={page}>
              <PageButton page={page} {...look} />
              {page === 'depositv2' && (
                <PathLink {...promotionsEntry} words={t(promotionsEntry.label)} {...look} />
              )}
            </Fragment>
          ))}
          <PathLink {...mallEntry} words={t(mallEntry.label)} {...look} />
        </RailGroup>
      )}
      {!hasMoney && (
        <RailGroup>
          <PathLink {...promotionsEntry} words={t(promotionsEntry.label)} {...look} />
          {!member &&
            named([INVITE], pages).map((page) => (
              <PathLink
                key={page}
                path="/invite"
                icon={pageEntries[page].icon}
                words={t(`member.${page}`)}
                {...look}
              />
            ))}
        </RailGroup>
      )}
      <RailGroup name={t('shell.games')} isNarrow={isNarrow}>
        <Games {...look} />
      </RailGroup>
      {member && isAgent(member.type) && (
        <RailGroup>
          <ActionButton icon={Network} words={t('shell.agentCentre')} onPress={go.agent} {...look} />
        </RailGroup>
      )}
      {hasMoney && (
        <RailGroup name={t('shell.account')} isNarrow={isNarrow}>
          {inOrder(pages).map((page) => (
            <PageButton
              key={page}
              page={page}
              Badge={badges[page]}
              end={page === 'playerRank' ? member?.rank : undefined}
              {...look}
            />
          ))}
        </RailGroup>
      )}
      <RailGroup name={t('shell.service')} isNarrow={isNarrow}>
        <PathLink {...appEntry} words={t(appEntry.label)} {...look} />
        <ActionButton icon={Headphones} words={t('shell.customerService')} onPress={openService} {...look} />
        {hasMoney && hasChat && (
          <ActionButton icon={MessagesSquare} words={t('shell.chat')} onPress={openChat} {...look} />
        )}
        {helpEntries
          // the member's own favourites page is listed above
          .filter(({ path }) => !(hasMoney && path === '/saferplay'))
          .map((entry) => (
            <PathLink key={entry.path} {...entry} words={t(entry.label)} {...look} />
          ))}
      </RailGroup>
    </>
  )
}

/** Home, hot, favourites, and the categories that have a vendor. A category's points are shown once points can be earned. */
function Games(look: RailLook) {
  const { t } = useTexts()
  const favourites = useFavouriteCount()
  const categories = useCategories()
  const pinned = usePinnedGames()
  const press = useCategoryPress(play)
  return (
    <>
      {gameEntries.map((entry) => (
        <PathLink
          key={entry.path}
          {...entry}
          words={t(entry.label)}
          end={entry.path === '/fav' && favourites > 0 ? favourites.toString() : undefined}
          {...look}
        />
      ))}
      {categories?.map((category) => (
        <PathLink
          key={category.key}
          path={category.page}
          icon={categoryIcons[category.key] ?? Dices}
          words={t(`category.${category.key}`)}
          onPress={press(category)}
          {...look}
        />
      ))}
      {categories && !categories.some(({ page }) => page === sportsEntry.path) && (
        <PathLink {...sportsEntry} words={t(sportsEntry.label)} {...look} />
      )}
      {pinned.map((game) => (
        <PathLink
          key={game.gameId}
          path={gameHref(game.gameId)}
          icon={Gamepad2}
          words={game.name}
          onPress={press(game)}
          {...look}
        />
      ))}
    </>
  )
}
