import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** The meaning of a state for the reader; gold is for rank and wins only. */
export type Tone = 'plain' | 'good' | 'waiting' | 'bad' | 'info' | 'gold'

const tones: Record<Tone, string> = {
  plain: 'bg-raised text-muted',
  good: 'bg-action-soft text-action-text',
  waiting: 'bg-warning-soft text-warning',
  bad: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  gold: 'bg-win-soft text-win',
}

export type StatusProps = {
  readonly tone?: Tone
  readonly icon?: LucideIcon | undefined
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A state in one or two words; the colour repeats the text, never replaces it. */
export function Status({ tone = 'plain', icon: Icon, children, className }: StatusProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-5.5 items-center gap-1.5 rounded-tag px-2 text-12 font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {Icon && <Icon size={13} aria-hidden />}
      {children}
    </span>
  )
}
