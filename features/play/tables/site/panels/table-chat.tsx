import { useApiQuery } from '#contract/react.ts'
import { chat } from '#features/contact/chat/contract/member.ts'
import { RoomComposer } from '#features/contact/chat/site/room-composer.tsx'
import { RoomLines } from '#features/contact/chat/site/room-lines.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'

const LOOK_AGAIN_MS = 10_000

/** The brand's moderated chat room beside a table. */
export function TableChat() {
  const asked = useApiQuery(useApi(chat).room, undefined, { everyMs: LOOK_AGAIN_MS })
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {(room) => (
        <div className="grid h-100 grid-rows-[minmax(0,1fr)_auto] overflow-hidden rounded-card border border-hair">
          <RoomLines lines={room.lines} />
          <RoomComposer mutedUntil={room.mutedUntil} slowSeconds={room.slowSeconds} />
        </div>
      )}
    </QueryState>
  )
}
