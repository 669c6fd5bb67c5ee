import { lazy, Suspense } from 'react'
import type { OfficePageProps } from '#ui/route/office.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { MethodsPanel } from './methods/methods-panel.tsx'

const DepositsQueue = lazy(async () => ({ default: (await import('./deposits-queue.tsx')).DepositsQueue }))

export function DepositsPage({ search, setSome }: OfficePageProps<'state' | 'find' | 'id' | 'brand'>) {
  return (
    <Suspense fallback={<SkeletonRows />}>
      <DepositsQueue filter={search} onFilter={setSome} />
    </Suspense>
  )
}

export function MethodsPage({ may }: OfficePageProps) {
  return <MethodsPanel mayChange={may('methods.change')} />
}
