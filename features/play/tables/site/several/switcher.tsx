import { Columns2, LayoutList } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Menu, type MenuItem } from '#ui/layer/menu.tsx'
import { navigate } from '#ui/route/place.ts'
import { tables } from '../../contract/member.ts'
import { besideSearch, MOST_TABLES } from './chosen.ts'

const STALE_MS = 60_000

/** Other tables: instead of this one, or beside it on a wide screen. */
export function Switcher({ table, beside }: { readonly table: string; readonly beside: readonly string[] }) {
  const { t } = useTexts()
  const [isWanted, setWanted] = useState(false)
  // asking for the list wakes tables that sleep: only when the menu is about to open
  const { data } = useApiQuery(useApi(tables).list, { query: {} }, { enabled: isWanted, staleMs: STALE_MS })
  const others = (data?.list ?? []).filter(({ code }) => code !== table)
  const to = (code: string, next: readonly string[]) =>
    void navigate({ to: '/table', search: besideSearch([code, ...next]), resetScroll: false })
  const instead: readonly MenuItem[] = others.map(({ code, name }) => ({
    key: code,
    label: name,
    icon: LayoutList,
    onSelect: () =>
      to(
        code,
        beside.filter((each) => each !== code),
      ),
  }))
  const added: readonly MenuItem[] = others
    .filter(({ code }) => !beside.includes(code))
    .map(({ code, name }) => ({
      key: `beside ${code}`,
      label: t('tables.addBeside', { name }),
      icon: Columns2,
      onSelect: () => to(table, [...beside, code]),
    }))
  const mayAdd = matchMedia('(width >= 1080px)').matches && beside.length < MOST_TABLES - 1
  return (
    <Menu
      trigger={
        <IconButton
          icon={LayoutList}
          size="sm"
          label={t('tables.otherTables')}
          onPointerEnter={() => setWanted(true)}
          onFocus={() => setWanted(true)}
        />
      }
      groups={mayAdd ? [instead, added] : [instead]}
    />
  )
}
