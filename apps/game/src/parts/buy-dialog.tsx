import { useRef } from 'react'
import type { Minor } from '#kit/money.ts'
import { formatShare } from '#texts/formats.ts'
import type { GameSession } from '../api.ts'
import type { Language, PageWords } from '../words/words.ts'
import { GameDialog } from './game-dialog.tsx'

export type BuyDialogProps = {
  buy: NonNullable<GameSession['buy']>
  stake: Minor
  language: Language
  words: PageWords
  money: (amount: Minor) => string
  onBuy: () => void
  onClose: () => void
}

/** Price and RTP of a bought feature, shown before the stake is placed. */
export function BuyDialog({ buy, stake, language, words, money, onBuy, onClose }: BuyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = (): void => dialog.current?.close()
  const price = money(stake * BigInt(buy.times))
  return (
    <GameDialog ref={dialog} look="ask" title={words.buyTitle} onClose={onClose}>
      <p>{words.buyText}</p>
      <dl className="facts">
        <div>
          <dt>{words.buyPrice}</dt>
          <dd className="num">
            {price} <small>{`${buy.times} ${words.buyTimes}`}</small>
          </dd>
        </div>
        <div>
          <dt>{words.buyReturn}</dt>
          <dd className="num">{formatShare(language, buy.rtpText)}</dd>
        </div>
      </dl>
      <div className="deeds">
        <button type="button" className="deed" onClick={close}>
          {words.buyNot}
        </button>
        <button
          type="button"
          className="deed primary"
          onClick={() => {
            close()
            onBuy()
          }}
        >
          {words.buyConfirm} {price}
        </button>
      </div>
    </GameDialog>
  )
}
