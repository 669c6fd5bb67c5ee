import { SearchX, TriangleAlert } from 'lucide-react'
import { createElement, memo, useRef } from 'react'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Avatar } from '#ui/art/avatar.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { useCalm } from '#ui/state/calm.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SiteSlotsProvider } from '#ui/route/site-slots.tsx'
import {
  CentreContent,
  CentreFrame,
  CentreMenu,
  CentrePage,
  CentreTop,
  centreWaiting,
  useCentrePlace,
  useLastPage,
} from '../centre/panel.tsx'
import { withMember } from '../paths.ts'
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
  const last = useLastPage<Shown>(page, 'securityCenter')
  const pages = usePages()
  const shown = pages.find((own) => own === last) ?? 'lost'
  const { isStill, isWhole } = useFirstFrame()
  const go = useCentrePlace<MemberPage>(page, withMember)
  return (
    <CentreFrame
      isOpen={page !== null}
      onClose={() => go(null)}
      popup={popup}
      onFocus={keepPlace}
      isStill={isStill}
    >
      {isWhole && (
        <>
          <Top member={member} page={shown} onClose={() => go(null)} />
          <Menu pages={pages} page={shown} onPage={go} />
          <CentreContent content={content}>
            {member.type === TRIAL_TYPE ? (
              <RealAccountNeeded onClose={() => go(null)} />
            ) : shown === 'lost' ? (
              <Lost onAccount={() => go('securityCenter')} />
            ) : (
              <SiteSlotsProvider slots={slots}>
                <Panel page={shown} />
              </SiteSlotsProvider>
            )}
          </CentreContent>
        </>
      )}
    </CentreFrame>
  )
}

/** Menu names are fixed by the specification; two pages have clearer titles of their own. */
function titleOf(page: Shown) {
  if (page === 'lost') return 'member.title'
  if (page === 'messageV2') return 'said.messages'
  return page === 'creditReport' ? 'said.statement' : (`member.${page}` as const)
}

type TopProps = { readonly member: Member; readonly page: Shown; readonly onClose: () => void }

function Top({ member, page, onClose }: TopProps) {
  const { t } = useTexts()
  const { balance } = useBalance()
  const name = member.nickname || member.account
  return (
    <CentreTop
      title={t(titleOf(page))}
      name={name}
      text={t('shell.id', { id: member.id.toString() })}
      closeLabel={t('member.close')}
      onClose={onClose}
      before={
        <span className="hidden md:block">
          <Avatar name={name} src={member.avatar} />
        </span>
      }
      after={
        balance && (
          <div className="text-right">
            <div className="text-12 text-faint max-md:sr-only">
              {t('shell.balance', { currency: balance.currency })}
            </div>
            <Amount amount={balance.amount} currency={balance.currency} className="font-semibold" />
          </div>
        )
      }
    />
  )
}

type MenuProps = {
  readonly pages: readonly MemberPage[]
  readonly page: Shown
  readonly onPage: (page: MemberPage) => void
}

function Menu({ pages, page, onPage }: MenuProps) {
  const { t } = useTexts()
  // render the frame first, then its content in small tasks, so that input is handled in between
  const isCalm = useCalm()
  const entries = (isCalm ? pages : []).map((own, at) => {
    const { icon, group } = pageEntries[own]
    const Badge = badges[own]
    const before = pages[at - 1]
    return {
      name: own,
      icon,
      label: t(`member.${own}`),
      isGroupStart: before !== undefined && pageEntries[before].group !== group,
      badge: Badge && <Badge />,
    }
  })
  return <CentreMenu label={t('member.menu')} entries={entries} page={page} onPage={onPage} />
}

const Panel = memo(function Panel({ page }: { readonly page: MemberPage }) {
  const isCalm = useCalm()
  return <CentrePage page={page}>{isCalm ? createElement(panelOf(page)) : centreWaiting}</CentrePage>
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
