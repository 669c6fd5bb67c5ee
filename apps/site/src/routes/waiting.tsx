import { SkeletonPosters } from '#ui/state/skeleton.tsx'

/** A page's code is on its way. */
export function WaitingPage() {
  return (
    <div className="mx-auto max-w-320 p-4 md:px-8 md:py-6">
      <SkeletonPosters count={7} />
    </div>
  )
}
