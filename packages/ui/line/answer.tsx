import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LineError, RefusedError } from '#contract/envelope.ts'
import { ErrorState } from '../state/error-state.tsx'
import { RefusedState } from '../state/refused-state.tsx'
import { SkeletonCard } from '../state/skeleton.tsx'
import { refusalValues } from './refusal-values.ts'

export type AnswerProps<Value> = {
  /** What `useAsk` gave. */
  readonly of: UseQueryResult<Value>
  /** A place of equal size while it waits; a card by default. */
  readonly waiting?: ReactNode
  /** Shown in place of the children where the answer holds nothing. */
  readonly empty?: ReactNode
  readonly isEmpty?: (value: Value) => boolean
  readonly children: (value: Value) => ReactNode
}

/** The states every panel has: waiting, refused, failed, empty, there. */
export function Answer<Value>({
  of,
  waiting = <SkeletonCard />,
  empty,
  isEmpty,
  children,
}: AnswerProps<Value>) {
  if (of.data !== undefined) return isEmpty?.(of.data) && empty ? empty : children(of.data)
  if (of.error) return <Failure error={of.error} onRetry={() => void of.refetch()} />
  return waiting
}

export type FailureProps = {
  readonly error: unknown
  readonly onRetry?: () => void
  readonly className?: string
}

/** Whatever went wrong, in the house's words: a refusal with its own, the line, or a fault with its reference. */
export function Failure({ error, onRetry, className }: FailureProps) {
  const retry = { ...(onRetry ? { onRetry } : {}), ...(className ? { className } : {}) }
  if (error instanceof LineError) return <ErrorState line {...retry} />
  if (!(error instanceof RefusedError)) return <ErrorState {...retry} />
  const values = refusalValues(error)
  if (error.status >= 500 && error.code !== 'system.maintenance')
    return <ErrorState reference={text(values['reference'])} {...retry} />
  return <RefusedState code={error.code} values={values} {...(className ? { className } : {})} />
}

function text(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}
