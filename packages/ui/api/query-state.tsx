import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NetworkError, RefusedError } from '#contract/envelope.ts'
import { ErrorState } from '../state/error-state.tsx'
import { RefusedState } from '../state/refused-state.tsx'
import { SkeletonCard } from '../state/skeleton.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Notice } from '../state/notice.tsx'
import { errorWords, refusalCode, refusalValues } from './refusal-values.ts'

export type QueryStateProps<Value> = {
  /** The result of `useApiQuery`. */
  readonly of: UseQueryResult<Value>
  /** A placeholder of equal size while pending; a card by default. */
  readonly waiting?: ReactNode
  /** Shown instead of the children if the reply is empty. */
  readonly empty?: ReactNode
  readonly isEmpty?: (value: Value) => boolean
  readonly children: (value: Value) => ReactNode
}

/** The states of every panel: pending, refused, failed, empty, loaded. */
export function QueryState<Value>({
  of,
  waiting = <SkeletonCard />,
  empty,
  isEmpty,
  children,
}: QueryStateProps<Value>) {
  if (of.data !== undefined) return isEmpty?.(of.data) && empty ? empty : children(of.data)
  if (of.error) return <Failure error={of.error} onRetry={() => void of.refetch()} />
  return waiting
}

export type FailureProps = {
  readonly error: unknown
  /** If given, a failure replaces the content and offers a retry; otherwise it is one line above a form. */
  readonly onRetry?: () => void
  readonly className?: string
  /** A next step beside a refusal's text. */
  readonly action?: ReactNode
}

/** Any error in the product's texts: a refusal, a network error, or a failure with its reference. */
export function Failure({ error, onRetry, className, action }: FailureProps) {
  const texts = useTexts()
  const own = className ? { className } : {}
  const isRefusal =
    error instanceof RefusedError && (error.status < 500 || error.code === 'system.maintenance')
  if (isRefusal)
    return <RefusedState code={refusalCode(error)} values={refusalValues(error)} action={action} {...own} />
  const isLine = error instanceof NetworkError
  const reference = error instanceof RefusedError ? refusalValues(error)['reference'] : undefined
  if (onRetry)
    return <ErrorState line={isLine} reference={reference?.toString()} onRetry={onRetry} {...own} />
  return (
    <div role="alert">
      <Notice tone="danger" {...own}>
        {errorWords(texts, error)}
      </Notice>
    </div>
  )
}
