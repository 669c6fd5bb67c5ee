import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { moneyText } from '#kit/money.ts'
import type { SlipLine } from '#features/play/lottery/rules/slip.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { lotterySlips } from '../../contract.ts'

type SaveProps = {
  readonly open: boolean
  /** The lottery; the slip can be used on each lottery of its game. */
  readonly code: string
  readonly lines: readonly SlipLine[]
  readonly onClose: () => void
}

/** Keeps lines under a name. */
export function SaveDialog({ open, code, lines, onClose }: SaveProps) {
  const { t } = useTexts()
  const api = useApi(lotterySlips)
  const save = useApiMutation(api.save, { invalidates: [api.saved] })
  const [name, setName] = useState('')
  const send = () => {
    const kept = lines.map(({ play, choice, unitStake, multiple }): [string, string, string, number] => [
      play,
      choice,
      moneyText(unitStake),
      multiple,
    ])
    save.mutate(
      { body: { gameId: code, name, lines: kept } },
      {
        onSuccess: () => {
          setName('')
          onClose()
          toast({ tone: 'good', title: t('slips.saved') })
        },
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="narrow"
      title={t('slips.save')}
      actions={
        <Button look="primary" busy={save.isPending} disabled={name.trim() === ''} onClick={send}>
          {t('slips.save')}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') send()
        }}
      >
        <TextField
          label={t('slips.name')}
          name="name"
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <FormFailure error={save.error} />
      </form>
    </Dialog>
  )
}
