import { Lock } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import type { PermissionName } from '#contract/declare/register.ts'
import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { useMe } from '../state/use-me.ts'

export type RoomProps = {
  /** The page's name, for the window title. */
  readonly name: string
  /** The permission required to open it; the server checks it again at every call. */
  readonly needs?: PermissionName | undefined
  readonly children: ReactNode
}

/** A page of the office: its title and its permission check. */
export function Room({ name, needs, children }: RoomProps) {
  const { t } = useTexts()
  const { may } = useMe()
  useEffect(() => {
    document.title = t('office.title', { page: name })
  }, [t, name])
  if (needs && !may(needs))
    return <EmptyState icon={Lock} title={t('office.forbidden')} text={t('office.forbiddenText')} />
  return children
}
