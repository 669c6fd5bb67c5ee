import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useBackCloses } from '#ui/route/back.ts'
import { IconKey } from './icon-key.tsx'

export type GameDialogProps = {
  /** A small dialog over the game, or a sheet with a body of its own that scrolls. */
  readonly look: 'ask' | 'sheet'
  readonly title: string
  /** Accessible name, where it is not the title. */
  readonly label?: string | undefined
  /** Label of the close button in the header; a dialog whose own buttons close it has none. */
  readonly closeLabel?: string | undefined
  readonly className?: string | undefined
  /** For content that closes the dialog itself: `onClose` follows. */
  readonly ref?: RefObject<HTMLDialogElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog of the game page: Escape, a press beside it and the browser's Back button close it. */
export function GameDialog(props: GameDialogProps) {
  const { look, title, label = title, closeLabel, className, ref, onClose, children } = props
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  useEffect(() => dialog.current?.showModal(), [dialog])
  useBackCloses(true, onClose)
  const isSheet = look === 'sheet'
  return (
    <dialog
      ref={dialog}
      className={className ? `${look} ${className}` : look}
      aria-label={label}
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      {closeLabel === undefined ? (
        <h2>{title}</h2>
      ) : (
        <header className={isSheet ? undefined : 'ask-head'}>
          <h2>{title}</h2>
          <IconKey icon={X} label={closeLabel} onPress={() => dialog.current?.close()} />
        </header>
      )}
      {isSheet ? <div className="sheet-body">{children}</div> : children}
    </dialog>
  )
}
