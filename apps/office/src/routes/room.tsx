import { Lock } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { useMe } from '../state/use-me.ts'

export type RoomProps = {
  /** Key of the room's name, for the window's title. */
  readonly name: string
  /** The permission that opens it; the server asks again at every call. */
  readonly needs?: string
  readonly children: ReactNode
}

/** A room's title and door. */
export function Room({ name, needs, children }: RoomProps) {
  const { t } = useTexts()
  const { may } = useMe()
  useEffect(() => {
    document.title = t('office.title', { page: t(name) })
  }, [t, name])
  if (needs && !may(needs))
    return <EmptyState icon={Lock} title={t('office.forbidden')} text={t('office.forbiddenText')} />
  return children
}
