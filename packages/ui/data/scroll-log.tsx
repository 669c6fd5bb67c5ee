import clsx from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'

export type ScrollLogProps = {
  readonly label: string
  /** Another value: a line has come. */
  readonly last: string | number | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** So near to the end, in pixels, somebody reads what comes. */
const NEAR = 80

/** Lines of a talk, the newest at the bottom and in sight; whoever reads further up is left there. New lines are read out. */
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
      // a picture has its height only now: the end has moved without a line
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
