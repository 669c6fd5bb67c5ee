import { useApiMutation } from '#contract/react.ts'
import { RoomChat } from '#features/contact/chat/site/room-chat.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { roomTalk } from '../../contract/talk.ts'
import { emotes } from '../../rules/talk.ts'
import { emoteIcons } from './emote-mark.tsx'
import { useTalkShown } from './talk.ts'

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
            <RoomChat room={`card-${code.toLowerCase()}`} />
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
