import clsx from 'clsx'
import { Bot, MessageSquareOff, Moon } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import type { RoomSeat } from '../use-room.ts'
import { EmoteMark } from '../talk/emote-mark.tsx'
import { useTalk } from '../talk/talk.ts'
import { TurnRing } from './turn-ring.tsx'

export type SeatPlateProps = {
  readonly seat: RoomSeat
  /** Chips as text: of the hand that is played, else of the seat. */
  readonly chips: string
  readonly isTurn: boolean
  readonly dueAt: Date | null
  readonly turnSeconds: number
  readonly isOut: boolean
  readonly hasWon: boolean
  readonly hasButton: boolean
  readonly note: string | null
}

/** A player at the table: name, chips, whose turn it is, and what the seat has just done. */
export function SeatPlate(props: SeatPlateProps) {
  const { seat, chips, isTurn, dueAt, turnSeconds, isOut, hasWon, hasButton, note } = props
  const { t } = useTexts()
  const { emoteOf, onNote } = useTalk()
  const emote = emoteOf(seat.seat)
  const name = seat.isMine ? t('rooms.you') : seat.name
  return (
    <div
      className={clsx('cr-plate')}
      data-mine={seat.isMine || undefined}
      data-turn={isTurn || undefined}
      data-out={isOut || undefined}
      data-won={hasWon || undefined}
      aria-current={isTurn ? 'true' : undefined}
    >
      {isTurn && dueAt && <TurnRing dueAt={dueAt} seconds={turnSeconds} />}
      <span className="cr-name">
        {seat.isBot && <Bot size={12} aria-label={t('rooms.bot')} />}
        {seat.state !== 'seated' && <Moon size={12} aria-label={t('rooms.away')} />}
        {seat.note && <span aria-hidden className="cr-dot" data-colour={seat.note.colour} />}
        {seat.isHidden && <MessageSquareOff size={12} aria-label={t('rooms.isHidden')} />}
        <span className="truncate">{name}</span>
      </span>
      <span className="cr-stack num">{chips}</span>
      {hasButton && (
        <span className="cr-button" title={t('rooms.dealer')}>
          <span aria-hidden>D</span>
          <span className="sr-only">{t('rooms.dealer')}</span>
        </span>
      )}
      {note !== null && <span className="cr-note">{note}</span>}
      {emote && <EmoteMark emote={emote} name={name} />}
      {onNote && seat.opponent !== null && (
        <button
          type="button"
          className="cr-about"
          title={seat.note?.text}
          aria-label={t('rooms.noteAbout', { name })}
          onClick={() => seat.opponent !== null && onNote(seat.opponent)}
        />
      )}
    </div>
  )
}
