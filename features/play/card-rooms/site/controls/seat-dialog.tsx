import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { MoneyField } from '#ui/form/money-field.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { cardRooms } from '../../contract.ts'
import { useChips } from '../chips.ts'
import type { RoomReply } from '../use-room.ts'

export type SeatDialogProps = {
  readonly data: RoomReply
  /** The seat to take; null: add chips to the own one. */
  readonly seat: number | null
  readonly onClose: () => void
}

/** Buying in: how much cash becomes chips. */
export function SeatDialog({ data, seat, onClose }: SeatDialogProps) {
  const { t, money } = useTexts()
  const { room, seats, mine, cash } = data
  const own = seats.find((one) => one.seat === mine)
  const most = seat === null ? room.buyMax - (own?.chips ?? 0n) : room.buyMax
  const least = seat === null ? room.chip : room.buyMin
  const chips = useChips(room)
  const api = useApi(cardRooms)
  const told = { invalidates: [api.room] }
  const sit = useApiMutation(api.sit, told)
  const add = useApiMutation(api.addChips, told)
  const [amount, setAmount] = useState(moneyText(most > least ? most : least))
  const { isPending, error } = seat === null ? add : sit
  const value = parseMoney(amount)
  const send = () => {
    if (value === null) return
    const done = { onSuccess: onClose }
    const params = { code: room.code }
    if (seat === null) add.mutate({ params, body: { amount: value } }, done)
    else sit.mutate({ params, body: { seat, amount: value } }, done)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={seat === null ? t('rooms.addChips') : t('rooms.takeSeat', { number: seat + 1 })}
      actions={
        <>
          <Button onClick={onClose}>{t('rooms.notNow')}</Button>
          <Button look="primary" busy={isPending} disabled={value === null} onClick={send}>
            {seat === null ? t('rooms.addChips') : t('rooms.sit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-13 text-muted">
          {room.isPractice
            ? t('rooms.practiceText')
            : t('rooms.buyInText', {
                min: chips(least),
                max: chips(most),
                cash: money(cash ?? 0n, room.currency),
              })}
        </p>
        <MoneyField
          label={t('rooms.chips')}
          currency={room.currency}
          value={amount}
          onChange={setAmount}
          presets={[least, (least + most) / 2n, most].map((each) => moneyText(each - (each % room.chip)))}
        />
        {!room.isPractice && (
          <p className="text-12 text-faint">
            {t('rooms.rakeText', { rate: (room.rake / 100).toString(), cap: chips(room.rakeCap) })}
          </p>
        )}
        <FormFailure error={error} />
      </div>
    </Dialog>
  )
}
