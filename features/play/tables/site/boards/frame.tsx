import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { moveByArrows } from '../bets/arrows.ts'
import { useBoard } from '../bets/board-context.ts'
import './board.css'

/** Around every betting layout: its name, and arrow keys between the places. */
export function BoardFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts()
  const { isOpen } = useBoard()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only moves the focus between its own buttons
    <div
      role="group"
      aria-label={t('tables.layout')}
      className="lt-board"
      data-closed={isOpen ? undefined : ''}
      onKeyDown={moveByArrows}
    >
      {children}
    </div>
  )
}
