import clsx from 'clsx'
import { useTexts } from '#texts/use-texts.ts'

/** A grey placeholder of exactly the final size, so that the layout does not shift. Size it with `className`. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden className={clsx('skeleton block', className)} />
}

export type SkeletonRowsProps = { readonly rows?: number; readonly dense?: boolean }

/** Placeholder for a table or list: rows of the final height. */
export function SkeletonRows({ rows = 6, dense = false }: SkeletonRowsProps) {
  return (
    <Waiting>
      <div className="rounded-card border border-hair bg-surface">
        {Array.from({ length: rows }, (_, row) => (
          <div
            key={row}
            className={clsx(
              'flex items-center gap-4 border-b border-hair px-4 last:border-b-0',
              dense ? 'h-8' : 'h-13',
            )}
          >
            <Skeleton className="h-3.5 w-1/4" />
            <Skeleton className="h-3.5 w-1/3" />
            <Skeleton className="ml-auto h-3.5 w-20" />
          </div>
        ))}
      </div>
    </Waiting>
  )
}

/** Placeholder for a form or a card of text. */
export function SkeletonCard({ lines = 3 }: { readonly lines?: number }) {
  return (
    <Waiting>
      <div className="panel grid gap-3 p-5">
        <Skeleton className="h-5 w-2/5" />
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} className={clsx('h-3.5', line === lines - 1 ? 'w-3/5' : 'w-full')} />
        ))}
      </div>
    </Waiting>
  )
}

/** Placeholder for posters: same 3:4, same caption height. */
export function SkeletonPosters({ count = 7 }: { readonly count?: number }) {
  return (
    <Waiting>
      <div className="posters-scope">
        <div className="posters">
          {Array.from({ length: count }, (_, card) => (
            <div key={card}>
              <Skeleton className="aspect-3/4 rounded-card" />
              <Skeleton className="mt-3.5 h-3.5 w-3/4" />
              <Skeleton className="mt-2 mb-0.5 h-3 w-1/2" />
            </div>
          ))}
        </div>
      </div>
    </Waiting>
  )
}

/** Tells screen readers that content is loading. */
export function Waiting({ children }: { readonly children: React.ReactNode }) {
  const { t } = useTexts()
  return (
    <div role="status" aria-busy>
      <span className="sr-only">{t('ui.loading')}</span>
      {children}
    </div>
  )
}
