import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly icon: LucideIcon
  /** The accessible name; also its title. */
  readonly label: string
  readonly size?: 'md' | 'sm' | 'xs'
  readonly pressed?: boolean
  /** A dot that says something new is behind it. */
  readonly dot?: boolean
}

const sizes = { md: 'size-11', sm: 'hit size-9', xs: 'hit size-7' }
const icons = { md: 20, sm: 18, xs: 16 }

/** An icon-only button. It always has an accessible name. */
export function IconButton({
  icon: Icon,
  label,
  size = 'md',
  pressed,
  dot = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={clsx(
        'relative inline-grid shrink-0 place-items-center rounded-control transition-colors duration-120 ease-out',
        'hover:bg-raised hover:text-text disabled:opacity-50',
        pressed ? 'text-action-text' : 'text-muted',
        sizes[size],
        className,
      )}
      {...rest}
    >
      <Icon size={icons[size]} aria-hidden />
      {dot && (
        <span className="absolute top-2.5 right-2.5 size-2 rounded-full bg-action ring-2 ring-ground" />
      )}
    </button>
  )
}
