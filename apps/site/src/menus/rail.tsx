import clsx from 'clsx'
import { Dices, Headphones, MessagesSquare, LogOut } from 'lucide-react'
import { openAuth } from '#features/identity/site/auth-store.ts'
import { useAsk } from '#contract/react.ts'
import { lobby } from '#features/lobby/contract.ts'
import { categoryIcons } from '#features/lobby/site/category-icons.ts'
import { useFavouriteCount } from '#features/lobby/site/favourites/favourites.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { pageEntries, type MemberPage } from '../member/pages.ts'
import { usePages } from '../member/use-pages.ts'
import { TasteButtons } from './taste-buttons.tsx'
import { openChat } from '#features/chat/site/chat-store.ts'
import { openService } from '#features/service/site/open-service.ts'
import { useShell } from '../state/shell-store.ts'
import { useIsTight } from '../state/use-is-tight.ts'
import { useBrand } from '../state/use-brand.ts'
import { TRIAL_TYPE, useMember } from '../state/use-member.ts'
import { BalanceCard } from '../shell/balance-pill.tsx'
import { gameEntries, helpEntries } from './nav.ts'
import { DeedButton, Group, PageButton, PathLink, type RailLook } from './rail-parts.tsx'

/** The menu on a desktop: wide with words, or narrow with pictures. Categories come from the house (SHL-07). */
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

/** The money's own pages stand first (SHL-06), the rest of the member centre after the games. */
const MONEY: readonly MemberPage[] = ['depositv2', 'withdraw']

/** The entries themselves in the order of SHL-06, shared with the phone's menu sheet. */
export function RailEntries({ isNarrow, onGo }: RailLook) {
  const { t } = useTexts()
  const member = useMember()
  const hasMoney = member !== null && member.type !== TRIAL_TYPE
  const pages = usePages()
  const hasChat = useBrand().has('chatRoom')
  const look = { isNarrow, ...(onGo ? { onGo } : {}) }
  return (
    <>
      {member && !isNarrow && <BalanceCard />}
      {hasMoney && (
        <Group>
          {MONEY.map((page) => (
            <PageButton key={page} page={page} {...look} />
          ))}
        </Group>
      )}
      <Group name={t('shell.games')} isNarrow={isNarrow}>
        <Games {...look} />
      </Group>
      {hasMoney && (
        <Group name={t('shell.account')} isNarrow={isNarrow}>
          {pages
            .filter((page) => !MONEY.includes(page))
            .map((page) => (
              <PageButton key={page} page={page} Badge={pageEntries[page].Badge} {...look} />
            ))}
        </Group>
      )}
      <Group name={t('shell.service')} isNarrow={isNarrow}>
        <DeedButton icon={Headphones} words={t('shell.customerService')} onPress={openService} {...look} />
        {hasMoney && hasChat && (
          <DeedButton icon={MessagesSquare} words={t('shell.chat')} onPress={openChat} {...look} />
        )}
        {helpEntries
          // a member's own page of it stands above
          .filter(({ path }) => !(hasMoney && path === '/saferplay'))
          .map((entry) => (
            <PathLink key={entry.path} {...entry} words={t(entry.label)} {...look} />
          ))}
      </Group>
    </>
  )
}

/** Home, hot, favourites, and the categories that have a vendor, each with the points that it earns at most. */
function Games(look: RailLook) {
  const { decimal, t } = useTexts()
  const favourites = useFavouriteCount()
  const { data } = useAsk(useApi(lobby).categories, undefined, { staleMs: 300_000 })
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
      {data?.list.map(({ key, page, point }) => (
        <PathLink
          key={key}
          path={page}
          icon={categoryIcons[key] ?? Dices}
          words={t(`category.${key}`)}
          end={point ? `${decimal(point)}%` : undefined}
          {...look}
        />
      ))}
    </>
  )
}
