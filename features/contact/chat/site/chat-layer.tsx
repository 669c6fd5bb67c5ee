import { Dialog as Base } from '@base-ui/react/dialog'
import { MessagesSquare, X } from 'lucide-react'
import { RefusedError } from '#contract/envelope.ts'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useBackCloses } from '#ui/route/back.ts'
import { backdropClass } from '#ui/layer/backdrop.ts'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { chat } from '../contract/member.ts'
import { inkOn } from '../rules/room.ts'
import { closeChat, useChat } from './chat-store.ts'
import { RoomLines } from './room-lines.tsx'
import { RoomComposer } from './room-composer.tsx'

/** Refetch interval for a page without a socket. */
const LOOK_AGAIN_MS = 10_000
/** The header's colour until the brand's has loaded; the setting's default. */
const USUAL_COLOUR = '#0f766e'

/** The chat room (decision 33): a side panel on a desktop, a sheet on a phone, its header in the brand's colour. */
export function ChatLayer() {
  const { t } = useTexts()
  const isOpen = useChat((state) => state.isOpen)
  useBackCloses(isOpen, closeChat)
  const asked = useApiQuery(useApi(chat).room, { query: {} }, { enabled: isOpen, everyMs: LOOK_AGAIN_MS })
  // banned while the room was open: the loaded lines are still cached, and must no longer be shown
  const isOut = asked.error instanceof RefusedError && asked.error.code.startsWith('chat.')
  const colour = asked.data?.colour ?? USUAL_COLOUR
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && closeChat()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className="fixed inset-x-0 top-11 bottom-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-t-sheet bg-surface shadow-lift outline-none transition-transform duration-200 ease-out md:top-0 md:left-auto md:w-102 md:rounded-none md:border-l md:border-hair data-ending-style:translate-y-full data-starting-style:translate-y-full md:data-ending-style:translate-x-full md:data-ending-style:translate-y-0 md:data-starting-style:translate-x-full md:data-starting-style:translate-y-0">
          <header
            className="flex min-h-14 items-center gap-3 py-2 pr-2 pl-4"
            style={{ backgroundColor: colour, color: inkOn(colour) }}
          >
            <MessagesSquare size={20} aria-hidden />
            <div className="min-w-0 flex-1">
              <Base.Title className="text-16 font-bold">{t('chat.title')}</Base.Title>
              <Base.Description className="text-12">{t('chat.lead')}</Base.Description>
            </div>
            <Base.Close
              render={
                <IconButton icon={X} label={t('ui.close')} className="text-current! hover:bg-transparent!" />
              }
            />
          </header>
          {isOut && <Failure error={asked.error} className="m-4" />}
          {!isOut && (
            <QueryState of={asked} waiting={<SkeletonRows />}>
              {(room) => (
                <>
                  <RoomLines lines={room.lines} hidden={room.hidden} />
                  <RoomComposer mutedUntil={room.mutedUntil} slowSeconds={room.slowSeconds} />
                </>
              )}
            </QueryState>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
