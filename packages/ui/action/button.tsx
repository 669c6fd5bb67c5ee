import clsx from 'clsx'
import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

export type ButtonLook = 'primary' | 'outline' | 'quiet' | 'ghost' | 'danger'
export type ButtonSize = 'lg' | 'md' | 'sm' | 'xs'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-action font-bold text-on-action hover:bg-action-hover',
  outline: 'border border-control bg-transparent font-medium text-text hover:bg-raised',
  quiet: 'bg-raised font-medium text-text hover:bg-line',
  ghost: 'bg-transparent font-medium text-muted hover:bg-raised hover:text-text',
  danger: 'bg-danger font-bold text-on-danger hover:brightness-110',
}

const sizes: Record<ButtonSize, string> = {
  lg: 'h-13 px-6 text-16',
  md: 'h-11 px-4.5 text-14',
  sm: 'hit h-9 px-3.5 text-14',
  xs: 'hit h-7 rounded-tag px-2.5 text-12',
}

export type ButtonStyle = {
  readonly look?: ButtonLook
  readonly size?: ButtonSize
  readonly wide?: boolean
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ look = 'outline', size = 'md', wide = false }: ButtonStyle = {}): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control whitespace-nowrap no-underline select-none',
    'transition-[background-color,border-color,color,transform,filter] duration-120 ease-out active:scale-[0.985]',
    'disabled:pointer-events-none disabled:opacity-50 aria-busy:pointer-events-none',
    looks[look],
    sizes[size],
    wide && 'w-full',
  )
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    readonly icon?: LucideIcon
    /** Busy: shows a spinner, keeps its width, ignores further presses. */
    readonly busy?: boolean
  }

/** The button. One `look="primary"` per view; the rest outline, quiet or ghost. */
export function Button({
  look,
  size,
  wide,
  icon: Icon,
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const style = buttonClass({
    ...(look ? { look } : {}),
    ...(size ? { size } : {}),
    ...(wide ? { wide } : {}),
  })
  const small = size === 'xs' ? 14 : 18
  return (
    <button type="button" aria-busy={busy || undefined} className={clsx(style, className)} {...rest}>
      {busy ? (
        <LoaderCircle size={small} className="animate-spin" aria-hidden />
      ) : (
        Icon && <Icon size={small} aria-hidden />
      )}
      {children}
    </button>
  )
}
