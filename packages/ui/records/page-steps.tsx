import { useTexts } from '#texts/use-texts.ts'
import { Button } from '../action/button.tsx'

export type PageStepsProps = {
  /** Absent on the first page. */
  readonly onFirst: (() => void) | null
  /** Absent on the last page. */
  readonly onNext: (() => void) | null
}

/** Below a list that is read page by page with a cursor: the next page, and back to the first. */
export function PageSteps({ onFirst, onNext }: PageStepsProps) {
  const { t } = useTexts()
  if (!onFirst && !onNext) return null
  return (
    <div className="flex justify-center gap-2 py-3">
      {onFirst && (
        <Button size="sm" look="ghost" onClick={onFirst}>
          {t('ui.firstPage')}
        </Button>
      )}
      {onNext && (
        <Button size="sm" onClick={onNext}>
          {t('ui.nextPage')}
        </Button>
      )}
    </div>
  )
}
