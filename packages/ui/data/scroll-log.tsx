import clsx from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'

export type ScrollLogProps = {
  readonly label: string
  /** Changes when a message arrives. */
  readonly last: string | number | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** Within this distance of the end, in pixels, the view follows new messages. */
const NEAR = 80

/**
 * Messages of a chat, the newest at the bottom and visible; a user who scrolled up stays there. New messages are announced to screen
 * readers.
 */
export function ScrollLog({ label, last, className, children }: ScrollLogProps) {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const follow = () => {
    const { current } = box
    if (isAtEnd.current) current?.scrollTo({ top: current.scrollHeight })
  }
  useEffect(follow, [last])
  return (
    <div
      ref={box}
      role="log"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      // a picture gets its height only when loaded, which moves the end
      onLoadCapture={follow}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR
      }}
      className={clsx('flex flex-col overflow-y-auto outline-offset-[-3px]', className)}
    >
      {children}
    </div>
  )
}
