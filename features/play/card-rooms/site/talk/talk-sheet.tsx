import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { chat } from '#features/contact/chat/contract/member.ts'
import { RoomComposer } from '#features/contact/chat/site/room-composer.tsx'
import { RoomLines } from '#features/contact/chat/site/room-lines.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { roomTalk } from '../../contract/talk.ts'
import { emotes } from '../../rules/talk.ts'
import { emoteIcons } from './emote-mark.tsx'
import { useTalkShown } from './talk.ts'

const LOOK_AGAIN_MS = 10_000
type Props = { readonly code: string; readonly isSeated: boolean; readonly onClose: () => void }

/** The moderated chat of a table, and signs that a seat makes; a member can hide both. */
export function TalkSheet({ code, isSeated, onClose }: Props) {
  const { t } = useTexts()
  const { isShown, toggle } = useTalkShown()
  return (
    <Drawer open onClose={onClose} title={t('rooms.talk')}>
      <div className="grid gap-3">
        <Switch
          label={t('rooms.talkShown')}
          hint={t('rooms.talkShownText')}
          checked={isShown}
          onChange={toggle}
        />
        {isShown && (
          <>
            {isSeated && <Signs code={code} onDone={onClose} />}
            <Lines code={code} />
          </>
        )}
      </div>
    </Drawer>
  )
}

function Signs({ code, onDone }: { readonly code: string; readonly onDone: () => void }) {
  const { t } = useTexts()
  const emote = useApiMutation(useApi(roomTalk).emote)
  return (
    <div className="grid gap-2">
      <div role="group" aria-label={t('rooms.emotes')} className="grid grid-cols-3 gap-2">
        {emotes.map((each) => (
          <Button
            key={each}
            size="sm"
            icon={emoteIcons[each]}
            disabled={emote.isPending}
            onClick={() => emote.mutate({ params: { code }, body: { emote: each } }, { onSuccess: onDone })}
          >
            {t(`rooms.emote.${each}`)}
          </Button>
        ))}
      </div>
      <FormFailure error={emote.error} />
    </div>
  )
}

function Lines({ code }: { readonly code: string }) {
  const room = `card-${code.toLowerCase()}`
  const asked = useApiQuery(useApi(chat).room, { query: { room } }, { everyMs: LOOK_AGAIN_MS })
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {(said) => (
        <div className="grid h-100 grid-rows-[minmax(0,1fr)_auto] overflow-hidden rounded-card border border-hair">
          <RoomLines lines={said.lines} />
          <RoomComposer room={room} mutedUntil={said.mutedUntil} slowSeconds={said.slowSeconds} />
        </div>
      )}
    </QueryState>
  )
}
