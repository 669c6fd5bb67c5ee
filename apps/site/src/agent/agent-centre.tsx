import { Dialog as Base } from '@base-ui/react/dialog'
import clsx from 'clsx'
import { ChevronLeft, TriangleAlert, X } from 'lucide-react'
import { createElement, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { affiliates } from '#features/agents/affiliates/contract/member.ts'
import { agents } from '#features/agents/centre/contract.ts'
import { isAgent } from '#features/money/transfers/rules/line.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { backdropClass } from '#ui/layer/backdrop.ts'
import { spendEntry, useBackCloses } from '#ui/route/back.ts'
import { Boundary } from '#ui/route/pages.tsx'
import { navigate } from '#ui/route/place.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard, SkeletonRows } from '#ui/state/skeleton.tsx'
import { withAgent } from '../paths.ts'
import { BrokenPage } from '../routes/states/broken.tsx'
import { useBrand } from '../state/use-brand.ts'
import type { Member } from '../state/use-member.ts'
import { agentPages, DEFAULT_PAGE, panelOf, type AgentPage } from './pages.ts'

export type AgentCentreProps = { readonly member: Member; readonly page: string | null }

/** The agent centre (AGT-01): a panel from the right, menu left, content right; a sheet on a phone. */
export function AgentCentre({ member, page }: AgentCentreProps) {
  const popup = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState(page ?? DEFAULT_PAGE)
  useEffect(() => {
    if (page) setLast(page)
  }, [page])
  const { pages, isAffiliate } = useAgentPages(member, page !== null)
  const shown =
    pages.find(({ name }) => name === last) ?? pages.find(({ name }) => name === DEFAULT_PAGE) ?? pages[0]
  const isOpen = page !== null
  const go = (next: string | null) => {
    const below = pageBelow()
    void navigate({
      to: '.',
      search: (before) => withAgent(before, next),
      resetScroll: false,
      replace: isOpen,
    })
    if (next === null && below) spendEntry(below)
  }
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
          className={clsx(
            'fixed inset-x-0 top-5 bottom-0 z-40 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)] overflow-clip rounded-t-sheet bg-ground shadow-lift outline-none transition-transform duration-200 ease-out',
            'md:top-0 md:left-auto md:w-316 md:max-w-full md:grid-cols-[248px_minmax(0,1fr)] md:grid-rows-[72px_minmax(0,1fr)] md:rounded-none md:border-l md:border-hair',
            'data-ending-style:translate-y-full data-starting-style:translate-y-full md:data-ending-style:translate-x-full md:data-ending-style:translate-y-0 md:data-starting-style:translate-x-full md:data-starting-style:translate-y-0',
          )}
        >
          <Top member={member} page={shown} onClose={() => go(null)} />
          <Menu pages={pages} page={shown} onPage={go} />
          <div className="overflow-y-auto overscroll-contain [scrollbar-color:var(--line)_transparent] [scrollbar-width:thin]">
            <div className="px-4 pt-4 pb-8 md:px-8 md:pt-7">
              {isAgent(member.type) || isAffiliate !== false ? <Content page={shown} /> : <NotAllowed />}
            </div>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

type Pages = {
  readonly pages: readonly AgentPage[]
  /** Null: not known yet. */
  readonly isAffiliate: boolean | null
}

/** The pages that the brand has and that the account may open, as an agent and as an affiliate; none until that is known. */
function useAgentPages(member: Member, isOpen: boolean): Pages {
  const brand = useBrand()
  const isOwn = isAgent(member.type)
  const { data } = useApiQuery(useApi(agents).me, undefined, { enabled: isOwn })
  const asked = useApiQuery(useApi(affiliates).me, undefined, { enabled: isOpen })
  const isAffiliate = asked.data ? asked.data.affiliate !== null : null
  const pages = agentPages.filter(({ right, flag }) => {
    if (right === 'affiliate') return isAffiliate === true
    if (!isOwn || !data || (flag && !brand.has(flag))) return false
    if (right === 'any') return true
    return right === null ? data.opens.includes('staff') : data.rights.includes(right)
  })
  return { pages, isAffiliate }
}

/** The key of the page from which this URL was opened; null if it was opened from outside. */
function pageBelow(): string | null {
  const state: unknown = history.state
  const isKept = typeof state === 'object' && state !== null && 'from' in state
  return isKept && typeof state.from === 'string' ? state.from : null
}

type Shown = AgentPage | undefined
type TopProps = { readonly member: Member; readonly page: Shown; readonly onClose: () => void }

function Top({ member, page, onClose }: TopProps) {
  const { t } = useTexts()
  return (
    <div className="col-span-full flex items-center gap-1 border-b border-hair px-2 pt-3 pb-1 md:gap-4 md:py-0 md:pr-4 md:pl-6">
      <span className="absolute top-1.5 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-line md:hidden" />
      <IconButton icon={ChevronLeft} label={t('ui.back')} className="md:hidden" onClick={onClose} />
      <div className="min-w-0 flex-1">
        <Base.Title className="line-clamp-2 text-16 leading-tight font-bold md:text-18">
          <span className="md:hidden">{page ? t(`agents.menu.${page.name}`) : t('agents.title')}</span>
          <span className="max-md:hidden">
            {t(page?.right === 'affiliate' ? 'affiliates.centre' : 'agents.title')}
          </span>
        </Base.Title>
        <Base.Description className="hidden text-12 text-faint md:block">
          {member.account} · {t(`agents.type.${member.type}`)}
        </Base.Description>
      </div>
      <Base.Close render={<IconButton icon={X} label={t('agents.close')} />} />
    </div>
  )
}

type MenuProps = {
  readonly pages: readonly AgentPage[]
  readonly page: Shown
  readonly onPage: (page: string) => void
}

function Menu({ pages, page, onPage }: MenuProps) {
  const { t } = useTexts()
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [page])
  return (
    <nav
      ref={menu}
      aria-label={t('agents.menu')}
      className="relative flex gap-1 overflow-x-auto border-b border-hair px-4 py-2 [scrollbar-width:none] max-md:h-15.25 md:flex-col md:gap-0.5 md:overflow-y-auto md:border-r md:border-b-0 md:px-3 md:py-4"
    >
      {pages.map(({ name, icon: Icon }) => (
        <button
          key={name}
          type="button"
          aria-current={name === page?.name ? 'page' : undefined}
          onClick={() => onPage(name)}
          className="flex h-11 shrink-0 items-center gap-2.5 rounded-control px-3 text-left font-medium whitespace-nowrap text-muted transition-colors duration-120 hover:bg-surface hover:text-text aria-[current=page]:bg-action-soft aria-[current=page]:text-action-text md:gap-3 md:leading-tight md:whitespace-normal"
        >
          <Icon size={20} className="shrink-0" aria-hidden />
          {t(`agents.menu.${name}`)}
        </button>
      ))}
    </nav>
  )
}

function Content({ page }: { readonly page: Shown }) {
  const waiting = (
    <div className="grid gap-4">
      <SkeletonCard />
      <SkeletonRows />
    </div>
  )
  if (!page) return waiting
  return (
    <Boundary resetKey={page.name} Failed={BrokenPage}>
      <Suspense fallback={waiting}>{createElement(panelOf(page))}</Suspense>
    </Boundary>
  )
}

/** A member who is no agent followed a link: a warning instead of the page (§4). */
function NotAllowed() {
  const { t } = useTexts()
  return <EmptyState icon={TriangleAlert} title={t('agents.notAllowed')} text={t('agents.notAllowedText')} />
}
