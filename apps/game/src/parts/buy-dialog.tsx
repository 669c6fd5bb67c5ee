import { useEffect, useRef } from 'react'
import type { Minor } from '#kit/money.ts'
import { formatShare } from '#texts/formats.ts'
import { useBackCloses } from '#ui/route/back.ts'
import type { GameSession } from '../api.ts'
import type { Language, PageWords } from '../words/words.ts'

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
  useEffect(() => dialog.current?.showModal(), [])
  useBackCloses(true, onClose)
  const close = (): void => dialog.current?.close()
  const price = money(stake * BigInt(buy.times))
  return (
    <dialog
      ref={dialog}
      className="ask"
      aria-label={words.buyTitle}
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      <h2>{words.buyTitle}</h2>
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
    </dialog>
  )
}
