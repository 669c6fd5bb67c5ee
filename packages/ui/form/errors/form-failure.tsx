import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Failure } from '../../api/query-state.tsx'
import { errorWords } from '../../api/refusal-values.ts'
import { fieldNameOf, type FieldOf } from './field-name.ts'
import { reportAt } from './field-errors.ts'
import { watchErrors } from './first-error.ts'

watchErrors()

export type FormFailureProps = {
  readonly error: unknown
  /** The name of the input that a refusal is about, by its code. Refusals that name their field themselves (VAL-03) need no entry. */
  readonly fields?: FieldOf
  readonly className?: string
  /** A next step beside a refusal's text. */
  readonly action?: ReactNode
}

/**
 * The error of a form's request: at the input that it is about, found by its name within the same form or dialog; otherwise one message
 * where this component is placed. Either way it is scrolled to, focused and announced (`first-error.ts`).
 */
export function FormFailure({ error, fields, className, action }: FormFailureProps) {
  const texts = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const [atInput, setAtInput] = useState<unknown>(null)
  const name = fieldNameOf(error, fields)
  const words = name === undefined ? '' : errorWords(texts, error)
  useLayoutEffect(() => {
    const input = name === undefined ? null : inputNamed(place.current, name)
    if (!input) return
    setAtInput(error)
    return reportAt(input, words)
  }, [error, name, words])
  const isShown = Boolean(error) && atInput !== error
  return (
    <div ref={place} hidden={!isShown}>
      {isShown && (
        <Failure error={error} action={action} {...(className === undefined ? {} : { className })} />
      )}
    </div>
  )
}

function inputNamed(place: HTMLElement | null, name: string): HTMLElement | null {
  const scope = place?.closest('form') ?? place?.closest('[role=dialog]') ?? place?.parentElement
  const found = scope?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  return found?.id && found.checkVisibility() ? found : null
}
