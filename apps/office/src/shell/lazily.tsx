import { lazy, Suspense, type ComponentType } from 'react'
import { Skeleton } from '#ui/state/skeleton.tsx'

/** A component that is loaded when it is first shown; a placeholder stands there until then. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function Lazily(props: Props) {
    return (
      <Suspense fallback={<Skeleton className="h-11 w-full" />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
