import { Gamepad2 } from 'lucide-react'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { OfflineBanner } from '#ui/state/offline-banner.tsx'
import { RefusedState } from '#ui/state/refused-state.tsx'
import { SkeletonCard, SkeletonPosters, SkeletonRows } from '#ui/state/skeleton.tsx'
import { Chapter, Shelf, Stand } from './stand.tsx'

const nothing = () => undefined

export function States() {
  return (
    <Chapter id="states" title="States">
      <Shelf>
        <div className="panel">
          <EmptyState
            icon={Gamepad2}
            title="No bets in this period"
            text="Choose other dates, or check back after your next bet."
            action={<Button look="primary">Go to games</Button>}
          />
        </div>
        <div className="panel">
          <ErrorState reference="01J8-7F3K" onRetry={nothing} />
        </div>
        <div className="panel">
          <ErrorState line onRetry={nothing} />
        </div>
        <div className="grid content-start gap-3">
          <RefusedState code="identity.wrongLogin" />
          <RefusedState
            code="request.tooFast"
            values={{ retryAfterSeconds: 12 }}
            action={<Button size="sm">Contact us</Button>}
          />
          <Notice>Maintenance tonight from 02:00 to 03:00.</Notice>
          <Notice tone="good">Deposit received</Notice>
          <Notice tone="warning">Your session ends in five minutes.</Notice>
          <Notice tone="danger">Your account is locked.</Notice>
          <OfflineBanner offline />
        </div>
        <Stand name="waiting">
          <div className="w-full">
            <SkeletonCard />
          </div>
        </Stand>
        <Stand name="waiting, rows">
          <div className="w-full">
            <SkeletonRows rows={4} />
          </div>
        </Stand>
        <Stand name="waiting, posters" wide>
          <div className="w-full">
            <SkeletonPosters />
          </div>
        </Stand>
      </Shelf>
    </Chapter>
  )
}
