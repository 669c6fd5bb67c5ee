import { RefusedError } from '#contract/envelope.ts'
import { useTexts } from '#texts/use-texts.ts'
import { errorWords, refusalValues } from '#ui/api/refusal-values.ts'
import { Notice } from '#ui/state/notice.tsx'

/** A refusal of the login and enrolment forms, with a lock's end as a time. */
export function OperatorFailure({ error }: { readonly error: unknown }) {
  const texts = useTexts()
  return (
    <div role="alert">
      <Notice tone="danger">{wordsOf(texts, error)}</Notice>
    </div>
  )
}

function wordsOf(texts: ReturnType<typeof useTexts>, error: unknown): string {
  if (!(error instanceof RefusedError)) return errorWords(texts, error)
  const values = refusalValues(error)
  const { until, why } = values
  if (typeof until === 'string')
    return texts.refusal(error.code, { until: texts.date(new Date(until), 'clock') })
  if (error.code === 'operators.weakPassword' && why !== undefined) return texts.t(`operators.weak.${why}`)
  return texts.refusal(error.code, values)
}
