import { useApiQuery } from '#contract/react.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { chat } from '../contract/member.ts'
import { RoomComposer } from './room-composer.tsx'
import { RoomLines } from './room-lines.tsx'

const LOOK_AGAIN_MS = 10_000

/** The moderated chat of a table, by its room: short messages of the members who are at it, with masked names. */
export function RoomChat({ room }: { readonly room: string }) {
  const asked = useApiQuery(useApi(chat).room, { query: { room } }, { everyMs: LOOK_AGAIN_MS })
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {(said) => (
        <div className="grid h-100 grid-rows-[minmax(0,1fr)_auto] overflow-hidden rounded-card border border-hair">
          <RoomLines lines={said.lines} hidden={said.hidden} />
          <RoomComposer room={room} mutedUntil={said.mutedUntil} slowSeconds={said.slowSeconds} />
        </div>
      )}
    </QueryState>
  )
}
