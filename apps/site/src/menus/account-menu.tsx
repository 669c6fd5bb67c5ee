import { LogOut } from 'lucide-react'
import type { ReactElement } from 'react'
import { openAuth } from '#features/identity/site/auth-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Menu, type MenuItem } from '#ui/layer/menu.tsx'
import { memberPages, pageEntries } from '../member/pages.ts'
import { useGo } from '../state/use-go.ts'
import { TRIAL_TYPE, type Member } from '../state/use-member.ts'

export type AccountMenuProps = {
  readonly member: Member
  readonly trigger: ReactElement<Record<string, unknown>>
}

/** Who one is, the member centre's entries, and the way out. */
export function AccountMenu({ member, trigger }: AccountMenuProps) {
  const { t } = useTexts()
  const go = useGo()
  const pages = member.type === TRIAL_TYPE ? [] : memberPages
  const items = pages.map<MenuItem>((page) => ({
    key: page,
    label: t(`member.${page}`),
    icon: pageEntries[page].icon,
    onSelect: () => go.member(page),
  }))
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
    </>
  )
  return (
    <Menu trigger={trigger} head={head} groups={items.length > 0 ? [items, [out]] : [[out]]} defaultOpen />
  )
}
