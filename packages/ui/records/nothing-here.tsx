import type { LucideIcon } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '../state/empty-state.tsx'

export type NothingHereProps = {
  readonly icon: LucideIcon
  /** The search text; '' if there is none. */
  readonly find?: string
  /** The filter's name; null for the default queue. */
  readonly under: string | null
  /** The text for an empty queue. */
  readonly title: string
  readonly text?: string
}

/** An empty list that says why: the queue is empty, the filter matches nothing, or the search found nothing. */
export function NothingHere({ icon, find = '', under, title, text }: NothingHereProps) {
  const { t } = useTexts()
  if (find)
    return <EmptyState icon={icon} title={t('ui.none.found', { find })} text={t('ui.none.foundText')} />
  if (under === null) return <EmptyState icon={icon} title={title} text={text} />
  return <EmptyState icon={icon} title={t('ui.none.under', { name: under })} />
}
