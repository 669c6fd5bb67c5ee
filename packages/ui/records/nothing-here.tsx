import type { LucideIcon } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '../state/empty-state.tsx'

export type NothingHereProps = {
  readonly icon: LucideIcon
  /** What was searched for; '' where nothing was. */
  readonly find?: string
  /** The filter's name; null under the one that shows what waits. */
  readonly under: string | null
  /** What is said where nothing waits. */
  readonly title: string
  readonly text?: string
}

/** An empty list says why it is: nobody waits, the filter holds nothing, or the search found nothing. */
export function NothingHere({ icon, find = '', under, title, text }: NothingHereProps) {
  const { t } = useTexts()
  if (find)
    return <EmptyState icon={icon} title={t('ui.none.found', { find })} text={t('ui.none.foundText')} />
  if (under === null) return <EmptyState icon={icon} title={title} text={text} />
  return <EmptyState icon={icon} title={t('ui.none.under', { name: under })} />
}
