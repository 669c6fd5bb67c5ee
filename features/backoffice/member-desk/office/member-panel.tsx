import { ChevronLeft } from 'lucide-react'
import type { PermissionName } from '#contract/declare/register.ts'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { MemberSaferPlay } from '#features/compliance/limits/office/member-safer-play.tsx'
import { ExportButton } from '#features/platform/operators/office/export-button.tsx'
import { MemberSecurityMethods } from '#features/account/security/office/member-security-methods.tsx'
import { memberLabelsOffice } from '#features/backoffice/member-labels/contract.ts'
import { MemberLabels } from '#features/backoffice/member-labels/office/member-labels.tsx'
import { MemberTimeline } from '#features/backoffice/member-labels/office/member-timeline.tsx'
import { MemberTold } from '#features/backoffice/member-labels/office/member-fields.tsx'
import { MemberRewards } from '#features/rewards/rewards/office/member-rewards.tsx'
import { MemberRank } from '#features/rewards/vip/office/member-rank.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Avatar } from '#ui/art/avatar.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import type { May } from '#ui/route/office.ts'
import { memberDesk } from '../contract.ts'
import { MemberActions } from './member-actions.tsx'
import { MemberIdentity } from './member-identity.tsx'
import { MemberMoney } from './member-money.tsx'
import { MemberNotes } from './member-notes.tsx'
import { MemberOrders } from './member-orders.tsx'
import { MemberMovements, MemberRounds } from './member-records.tsx'
import { MemberSessions } from './member-sessions.tsx'
import { MemberState, typeText } from './member-state.tsx'

export type Member = Reply<(typeof memberDesk)['member']>

const tabs = [
  'timeline',
  'movements',
  'rounds',
  'deposits',
  'withdrawals',
  'rewards',
  'told',
  'limits',
  'sessions',
  'notes',
] as const
type Tab = (typeof tabs)[number]
const needs: Readonly<Partial<Record<Tab, PermissionName>>> = {
  deposits: 'deposits.see',
  withdrawals: 'withdrawals.see',
  rewards: 'rewards.see',
  limits: 'limits.see',
}

/** Tabs that are tables and can be exported as CSV. */
const tables = ['movements', 'rounds', 'deposits', 'withdrawals'] as const
const tableOf = (tab: Tab) => tables.find((each) => each === tab)

export type MemberPanelProps = {
  readonly id: bigint
  readonly tab: string | undefined
  readonly onTab: (tab: string) => void
  readonly may: May
}

/** The member page: identity, money, history and operator actions. */
export function MemberPanel({ id, tab, onTab, may }: MemberPanelProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(memberDesk).member, { params: { id } })
  return (
    <div className="grid grid-cols-1 content-start gap-3 p-4 md:px-6">
      <a href="/members" className="inline-flex w-max items-center gap-1 text-13 text-muted hover:text-text">
        <ChevronLeft size={16} aria-hidden />
        {t('backoffice.members')}
      </a>
      <QueryState of={asked} waiting={<SkeletonCard />}>
        {(member) => (
          <>
            <Head member={member} may={may} />
            <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
              <MemberIdentity member={member} mayReveal={may('members.personal')} />
              <MemberMoney member={member} mayFreeze={may('members.freeze')} />
            </div>
            <Records member={member} tab={tab} onTab={onTab} may={may} />
          </>
        )}
      </QueryState>
    </div>
  )
}

function Head({ member, may }: { readonly member: Member; readonly may: MemberPanelProps['may'] }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <MemberFace member={member} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h1 className="text-22">{member.account}</h1>
            <MemberState state={member.state} />
          </div>
          <p className="flex flex-wrap items-center gap-x-2 text-13 text-muted">
            <Copyable text={member.id.toString()} what={t('backoffice.id')} />
            {member.merchant} · {typeText(texts, member.type)}
            {member.nickname !== member.account && <> · {member.nickname}</>}
          </p>
        </div>
        <MemberActions member={member} may={may} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <MemberRank id={member.id} may={may} />
        <MemberLabels id={member.id} merchant={member.merchant} may={may} />
      </div>
      {member.state !== 'open' && member.stateReason && (
        <p className="text-13 text-muted">{t('backoffice.stateReason', { reason: member.stateReason })}</p>
      )}
    </div>
  )
}

function MemberFace({ member }: { readonly member: Member }) {
  const { data } = useApiQuery(useApi(memberLabelsOffice).about, { params: { id: member.id } })
  // built-in avatars are files of the player site; the back office shows initials instead
  const own = data?.avatarType === 'CUSTOM' ? data.avatar : null
  return <Avatar name={member.nickname} src={own} size="lg" />
}

type RecordsProps = Omit<MemberPanelProps, 'id'> & { readonly member: Member }

function Records({ member, tab, onTab, may }: RecordsProps) {
  const { t } = useTexts()
  const shown = tabs.filter((each) => may(needs[each] ?? 'members.see'))
  const value = shown.find((each) => each === tab) ?? 'timeline'
  return (
    <Tabs<Tab>
      label={t('backoffice.records')}
      tabs={shown.map((each) => ({ value: each, label: t(`backoffice.tab.${each}`) }))}
      value={value}
      onChange={onTab}
    >
      {(chosen) => (
        <div className="grid grid-cols-1">
          <TakeOut id={member.id} records={tableOf(chosen)} />
          <Record tab={chosen} member={member} may={may} />
        </div>
      )}
    </Tabs>
  )
}

type TakeOutProps = { readonly id: bigint; readonly records: (typeof tables)[number] | undefined }

function TakeOut({ id, records }: TakeOutProps) {
  const api = useApi(memberDesk)
  if (!records) return null
  return (
    <span className="justify-self-end py-1">
      <ExportButton onExport={() => api.export({ params: { id }, body: { records } })} />
    </span>
  )
}

function Record({
  tab,
  member,
  may,
}: {
  readonly tab: Tab
  readonly member: Member
  readonly may: MemberPanelProps['may']
}) {
  switch (tab) {
    case 'timeline':
      return <MemberTimeline id={member.id} currency={member.currency} />
    case 'told':
      return <MemberTold id={member.id} account={member.account} may={may} />
    case 'movements':
      return <MemberMovements member={member} />
    case 'rounds':
      return <MemberRounds member={member} />
    case 'deposits':
    case 'withdrawals':
      return <MemberOrders member={member} kind={tab} />
    case 'rewards':
      return <MemberRewards id={member.id} currency={member.currency} may={may} />
    case 'sessions':
      return (
        <div className="grid grid-cols-1 content-start gap-4 pt-3">
          <MemberSecurityMethods id={member.id} account={member.account} may={may} />
          <MemberSessions id={member.id} mayEnd={may('members.lock')} />
        </div>
      )
    case 'limits':
      return <MemberSaferPlay id={member.id} may={may} />
    case 'notes':
      return <MemberNotes id={member.id} mayWrite={may('members.note')} />
  }
}
