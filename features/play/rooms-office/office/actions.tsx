import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { toast } from '#ui/layer/toast.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { roomsOffice } from '../contract.ts'
import type { RoomRow } from './room-list.tsx'

const acts = { close: 'outline', open: 'primary', void: 'danger' } as const
type Act = keyof typeof acts

type Props = { readonly merchant: string; readonly row: RoomRow }

/** What a room offers. A tournament's table opens and closes with its tournament; a member's room that has closed is not opened again. */
export const actsOf = ({ state, tournament, openedBy, isStuck }: RoomRow): readonly Act[] => [
  ...(tournament === null && state === 'open' ? (['close'] as const) : []),
  ...(tournament === null && openedBy === null && state !== 'open' ? (['open'] as const) : []),
  ...(isStuck ? (['void'] as const) : []),
]

/** Closes or opens a room, or voids its hand if that is stuck. */
export function Actions({ merchant, row }: Props) {
  const { t } = useTexts()
  const [act, setAct] = useState<Act | null>(null)
  return (
    <div className="grid w-full gap-2 sm:auto-cols-fr sm:grid-flow-col">
      {actsOf(row).map((each) => (
        <Button key={each} look={acts[each]} wide onClick={() => setAct(each)}>
          {t(`roomsOffice.act.${each}`)}
        </Button>
      ))}
      {act && <ActDialog merchant={merchant} code={row.code} act={act} onClose={() => setAct(null)} />}
    </div>
  )
}

type DialogProps = {
  readonly merchant: string
  readonly code: string
  readonly act: Act
  readonly onClose: () => void
}

function ActDialog({ merchant, code, act, onClose }: DialogProps) {
  const { t } = useTexts()
  const api = useApi(roomsOffice)
  const invalidates = [api.list, api.one, api.incidents]
  const close = useApiMutation(api.close, { invalidates })
  const open = useApiMutation(api.open, { invalidates })
  const end = useApiMutation(api.voidHand, { invalidates })
  const onSuccess = () => {
    toast({ tone: 'good', title: t(`roomsOffice.did.${act}`) })
    onClose()
  }
  const send = (reason: string) => {
    const input = { params: { merchant, code }, body: { reason } }
    if (act === 'close') close.mutate(input, { onSuccess })
    else if (act === 'open') open.mutate(input, { onSuccess })
    else end.mutate(input, { onSuccess })
  }
  const own = act === 'close' ? close : act === 'open' ? open : end
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(`roomsOffice.ask.${act}`)}
      text={t(`roomsOffice.askText.${act}`)}
      action={t(`roomsOffice.act.${act}`)}
      isDanger={act === 'void'}
      busy={own.isPending}
      error={own.error}
      onReason={send}
    />
  )
}
