import { Headphones, Link2, ListOrdered, LogOut, Network, UserRound } from 'lucide-react'
import type { ReactElement } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { affiliates } from '#features/agents/affiliates/contract/member.ts'
import { isAgent } from '#features/money/transfers/rules/line.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { Menu, type MenuItem } from '#ui/layer/menu.tsx'
import { openService } from '#features/contact/live-chat/site/open-service.ts'
import { useGo } from '../ways/use-go.ts'
import { TRIAL_TYPE, type Member } from '../state/use-member.ts'

export type AccountMenuProps = {
  readonly member: Member
  readonly trigger: ReactElement<Record<string, unknown>>
}

/** The member's name, the member centre, the betting record, and log out (SHL-05). */
export function AccountMenu({ member, trigger }: AccountMenuProps) {
  const { t } = useTexts()
  const go = useGo()
  const isReal = member.type !== TRIAL_TYPE
  const asked = useApiQuery(useApi(affiliates).me, undefined, { enabled: isReal, staleMs: 300_000 })
  const own: MenuItem[] =
    member.type === TRIAL_TYPE
      ? []
      : [
          {
            key: 'centre',
            label: t('member.title'),
            icon: UserRound,
            onSelect: () => go.member('securityCenter'),
          },
          {
            key: 'record',
            label: t('member.personalHistoryCopy'),
            icon: ListOrdered,
            onSelect: () => go.member('personalHistoryCopy'),
          },
          ...(isAgent(member.type)
            ? [{ key: 'agent', label: t('shell.agentCentre'), icon: Network, onSelect: go.agent }]
            : []),
          ...(asked.data?.affiliate
            ? [{ key: 'affiliate', label: t('affiliates.centre'), icon: Link2, onSelect: go.affiliate }]
            : []),
        ]
  const service: MenuItem = {
    key: 'service',
    label: t('shell.customerService'),
    icon: Headphones,
    onSelect: openService,
  }
  const out: MenuItem = {
    key: 'out',
    label: t('shell.logout'),
    icon: LogOut,
    onSelect: () => openAuth('logout'),
  }
  const head = (
    <>
      <p className="text-16 font-bold">{member.nickname || member.account}</p>
      <p className="num text-12 text-faint">{t('shell.id', { id: member.id.toString() })}</p>
      {member.rank && (
        <Status tone="gold" className="mt-2">
          {member.rank}
        </Status>
      )}
    </>
  )
  return <Menu trigger={trigger} head={head} groups={[[...own, service], [out]]} defaultOpen />
}
