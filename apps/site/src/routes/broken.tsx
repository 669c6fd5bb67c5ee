import { ErrorState } from '#ui/state/error-state.tsx'

const BROKEN_CHUNK = /dynamically imported module|module script|Failed to fetch|Importing a module/i

/** A page that failed: a chunk that did not come is the line's fault, anything else ours (SHL-15). */
export function BrokenPage({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const isChunk = error instanceof Error && BROKEN_CHUNK.test(error.message)
  return <ErrorState line={isChunk} onRetry={isChunk ? () => location.reload() : reset} className="py-16" />
}
