import { Dialog as Base } from '@base-ui/react/dialog'
import clsx from 'clsx'
import { ChevronLeft, SearchX, TriangleAlert, X } from 'lucide-react'
import { createElement, Fragment, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { navigate } from '#ui/route/place.ts'
import { Boundary } from '#ui/route/pages.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Avatar } from '#ui/art/avatar.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { spendEntry, useBackCloses } from '#ui/route/back.ts'
import { backdropClass } from '#ui/layer/backdrop.ts'
import { useCalm } from '#ui/state/calm.ts'
import { SkeletonCard, SkeletonRows } from '#ui/state/skeleton.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { withMember } from '../paths.ts'
import { BrokenPage } from '../routes/states/broken.tsx'
import { SiteSlotsProvider } from '#ui/route/site-slots.tsx'
import { useBrand } from '../state/use-brand.ts'
import { useBalance } from '../state/use-balance.ts'
import { TRIAL_TYPE, type Member } from '../state/use-member.ts'
import { useFirstFrame } from './first-frame.ts'
import type { MemberPage } from './names.ts'
import { badges, pageEntries, panelOf } from './pages.ts'
import { slots } from './slots.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { usePages } from './use-pages.ts'

/** A page of the member centre; `lost` when the URL names one that does not exist or that this brand does not have. */
type Shown = MemberPage | 'lost'
export type MemberCentreProps = { readonly member: Member; readonly page: Shown | null }

/** The member centre (MEM-01): a panel from the right, menu left, content right; a sheet on a phone. */
export function MemberCentre({ member, page }: MemberCentreProps) {
  const popup = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const keepPlace = useKeptPlace(popup, content)
  const [last, setLast] = useState<Shown>(page ?? 'securityCenter')
  useEffect(() => {
    if (page) setLast(page)
  }, [page])
  const pages = usePages()
  const shown = pages.find((own) => own === last) ?? 'lost'
  const { isStill, isWhole } = useFirstFrame()
  const go = (next: MemberPage | null) => {
    const below = pageBelow()
    void navigate({
      to: '.',
      search: (before) => withMember(before, next),
      resetScroll: false,
      replace: page !== null,
    })
    if (next === null && below) spendEntry(below)
  }
  const isOpen = page !== null
  // opened by a link from outside: going back would leave the site instead of closing it
  const isFirst = useMemo(() => isOpen && pageBelow() === null, [isOpen])
  useBackCloses(isFirst, () => go(null))
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && go(null)}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          ref={popup}
          initialFocus={popup}
          onFocus={keepPlace}
          className={clsx(
            'fixed inset-x-0 top-5 bottom-0 z-40 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)] overflow-clip rounded-t-sheet bg-ground shadow-lift outline-none',
            !isStill && 'transition-transform duration-200 ease-out',
            'md:top-0 md:left-auto md:w-316 md:max-w-full md:grid-cols-[248px_minmax(0,1fr)] md:grid-rows-[72px_minmax(0,1fr)] md:rounded-none md:border-l md:border-hair',
            'data-ending-style:translate-y-full data-starting-style:translate-y-full md:data-ending-style:translate-x-full md:data-ending-style:translate-y-0 md:data-starting-style:translate-x-full md:data-starting-style:translate-y-0',
          )}
        >
          {isWhole && (
            <>
              <Top member={member} page={shown} onClose={() => go(null)} />
              <Menu pages={pages} page={shown} onPage={go} />
              <div className="overflow-y-auto overscroll-contain [scrollbar-color:var(--line)_transparent] [scrollbar-width:thin]">
                <div
                  ref={content}
                  data-content=""
                  tabIndex={-1}
                  className="px-4 pt-4 pb-8 outline-none md:px-8 md:pt-7"
                >
                  {member.type === TRIAL_TYPE ? (
                    <RealAccountNeeded onClose={() => go(null)} />
                  ) : shown === 'lost' ? (
                    <Lost onAccount={() => go('securityCenter')} />
                  ) : (
                    <SiteSlotsProvider slots={slots}>
                      <Panel page={shown} />
                    </SiteSlotsProvider>
                  )}
                </div>
              </div>
            </>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** The key of the page from which this URL was opened; null if it was opened from outside. */
function pageBelow(): string | null {
  const state: unknown = history.state
  const isKept = typeof state === 'object' && state !== null && 'from' in state
  return isKept && typeof state.from === 'string' ? state.from : null
}

/** Menu names are fixed by the specification; two pages have clearer titles of their own. */
function titleOf(page: Shown) {
  if (page === 'lost') return 'member.title'
  if (page === 'messageV2') return 'said.messages'
  return page === 'creditReport' ? 'said.statement' : (`member.${page}` as const)
}

function Top({
  member,
  page,
  onClose,
}: {
  readonly member: Member
  readonly page: Shown
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const { balance } = useBalance()
  const name = member.nickname || member.account
  return (
    <div className="col-span-full flex items-center gap-1 border-b border-hair px-2 pt-3 pb-1 md:gap-4 md:py-0 md:pr-4 md:pl-6">
      <span className="absolute top-1.5 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-line md:hidden" />
      <IconButton icon={ChevronLeft} label={t('ui.back')} className="md:hidden" onClick={onClose} />
      <span className="hidden md:block">
        <Avatar name={name} src={member.avatar} />
      </span>
      <div className="min-w-0 flex-1">
        <Base.Title className="line-clamp-2 text-16 leading-tight font-bold text-balance md:line-clamp-1 md:text-14 md:leading-normal md:font-medium">
          <span className="md:hidden">{t(titleOf(page))}</span>
          <span className="hidden md:inline">{name}</span>
        </Base.Title>
        <Base.Description className="num hidden text-12 text-faint md:block">
          {t('shell.id', { id: member.id.toString() })}
        </Base.Description>
      </div>
      {balance && (
        <div className="text-right">
          <div className="text-12 text-faint max-md:sr-only">
            {t('shell.balance', { currency: balance.currency })}
          </div>
          <Amount amount={balance.amount} currency={balance.currency} className="font-semibold" />
        </div>
      )}
      <Base.Close render={<IconButton icon={X} label={t('member.close')} />} />
    </div>
  )
}

type MenuProps = {
  readonly pages: readonly MemberPage[]
  readonly page: Shown
  readonly onPage: (page: MemberPage) => void
}

function Menu({ pages, page, onPage }: MenuProps) {
  const { t } = useTexts()
  const menu = useRef<HTMLElement>(null)
  // render the frame first, then its content in small tasks, so that input is handled in between
  const isCalm = useCalm()
  // uses the size reported with the frame that shows it: measuring earlier would force a second layout of the whole page; runs again when a
  // count that loads late pushes the current entry out of sight
  useEffect(() => {
    const show = () =>
      menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    const sizes = new ResizeObserver(show)
    for (const entry of menu.current?.querySelectorAll('button') ?? []) sizes.observe(entry)
    return () => sizes.disconnect()
  }, [page, isCalm])
  return (
    <nav
      ref={menu}
      aria-label={t('member.menu')}
      className="relative flex gap-1 overflow-x-auto border-b max-md:h-15.25 border-hair px-4 py-2 [scrollbar-width:none] md:flex-col md:gap-0.5 md:overflow-y-auto md:border-r md:border-b-0 md:px-3 md:py-4"
    >
      {(isCalm ? pages : []).map((own, at) => {
        const { icon: Icon, group } = pageEntries[own]
        const Badge = badges[own]
        const before = pages[at - 1]
        const isFirst = before !== undefined && pageEntries[before].group !== group
        return (
          <Fragment key={own}>
            {isFirst && <hr className="mx-3 my-2 border-hair max-md:hidden" />}
            <button
              type="button"
              aria-current={own === page ? 'page' : undefined}
              onClick={() => onPage(own)}
              className="flex h-11 shrink-0 items-center gap-2.5 rounded-control px-3 font-medium whitespace-nowrap text-muted transition-colors duration-120 hover:bg-surface hover:text-text aria-[current=page]:bg-action-soft aria-[current=page]:text-action-text md:gap-3"
            >
              <Icon size={20} aria-hidden />
              {t(`member.${own}`)}
              {Badge && (
                <Suspense fallback={null}>
                  <Badge />
                </Suspense>
              )}
            </button>
          </Fragment>
        )
      })}
    </nav>
  )
}

const Panel = memo(function Panel({ page }: { readonly page: MemberPage }) {
  const waiting = (
    <div className="grid gap-4">
      <SkeletonCard />
      <SkeletonRows />
    </div>
  )
  const isCalm = useCalm()
  return (
    <Boundary resetKey={page} Failed={BrokenPage}>
      <Suspense fallback={waiting}>{isCalm ? createElement(panelOf(page)) : waiting}</Suspense>
    </Boundary>
  )
})

/** An outdated or mistyped link: shows a message and keeps the menu. */
function Lost({ onAccount }: { readonly onAccount: () => void }) {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={SearchX}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Button look="primary" onClick={onAccount}>
          {t('member.securityCenter')}
        </Button>
      }
    />
  )
}

/** A trial account opens a money page: a warning and a single action (VAL-08). */
function RealAccountNeeded({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const brand = useBrand()
  const open = () => {
    onClose()
    openAuth('register')
  }
  return (
    <EmptyState
      icon={TriangleAlert}
      title={t('said.realAccountTitle')}
      text={t('said.realAccountText')}
      action={
        brand.has('DIRECTREG3') && (
          <Button look="primary" onClick={open}>
            {t('said.realAccountDo')}
          </Button>
        )
      }
    />
  )
}
