import type { OfficePageProps } from '#ui/route/office.ts'
import { TroubleNotice } from '#features/contact/outbox/office/trouble-notice.tsx'
import { WaitingResets } from '#features/account/security/office/waiting-resets.tsx'
import { SetupNotice } from '#features/backoffice/setup/office/setup-notice.tsx'
import { useApiQuery } from '#contract/react.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { useApi } from '#ui/api/use-api.ts'
import { OverviewPanel } from './overview/overview-panel.tsx'
import { MembersPanel } from './members-panel.tsx'
import { MemberPanel } from './member-panel.tsx'

const MEMBER = /^[1-9]\d{0,17}$/

export function HomePage({ search, setSearch, may }: OfficePageProps<'merchant'>) {
  // a live installation begins without one, and has no figures then
  const isAsked = may('members.see')
  const { data } = useApiQuery(useApi(merchantsOffice).choices, undefined, { enabled: isAsked })
  const hasBrand = data ? data.merchants.length > 0 : !isAsked
  return (
    <>
      <SetupNotice at="brand" className="mx-4 mt-4 md:mx-6" />
      {may('messages.see') && <TroubleNotice />}
      {hasBrand && (
        <OverviewPanel merchant={search.merchant} onMerchant={(code) => setSearch({ merchant: code })} />
      )}
    </>
  )
}

export function MembersPage({
  search,
  setSearch,
  may,
  go,
}: OfficePageProps<'text' | 'merchant' | 'state' | 'type' | 'label'>) {
  return (
    <>
      {may('members.proofs') && <WaitingResets />}
      <MembersPanel filter={search} onFilter={setSearch} onOpen={(id) => go(`/members/${id}`)} />
    </>
  )
}

export function MemberPage({ search, setSearch, may, params, notFound }: OfficePageProps<'tab'>) {
  const id = params['id'] ?? ''
  if (!MEMBER.test(id)) return notFound
  return (
    <MemberPanel
      key={id}
      id={BigInt(id)}
      tab={search.tab}
      onTab={(next) => setSearch({ tab: next })}
      may={may}
    />
  )
}
