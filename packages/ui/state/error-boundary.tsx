import { CatchBoundary } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'

export type ErrorBoundaryProps = {
  readonly children: ReactNode
  /** A change of this key tries again by itself: the route, the tab. */
  readonly resetKey?: string
  readonly onError?: (error: Error) => void
}

/** Keeps one broken panel from taking the page with it. Uses the router's boundary, which the page carries anyway. */
export function ErrorBoundary({ children, resetKey = '', onError }: ErrorBoundaryProps) {
  return (
    <CatchBoundary
      getResetKey={() => resetKey}
      errorComponent={({ error, reset }) => (
        <Broken
          error={error instanceof Error ? error : new Error(String(error))}
          onRetry={reset}
          {...(onError ? { onError } : {})}
        />
      )}
    >
      {children}
    </CatchBoundary>
  )
}

function Broken({
  error,
  onRetry,
  onError,
}: {
  readonly error: Error
  readonly onRetry: () => void
  readonly onError?: (error: Error) => void
}) {
  useEffect(() => onError?.(error), [error, onError])
  const isChunk = /dynamically imported module|module script|Failed to fetch/i.test(error.message)
  return <ErrorState line={isChunk} onRetry={isChunk ? () => location.reload() : onRetry} />
}
