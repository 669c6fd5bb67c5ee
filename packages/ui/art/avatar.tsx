import clsx from 'clsx'

export type AvatarProps = {
  readonly name: string
  readonly src?: string | null
  readonly size?: 'sm' | 'md' | 'lg'
  /** A golden ring: rank only. */
  readonly ranked?: boolean
}

const sizes = { sm: 'size-7 text-[11px]', md: 'size-9 text-12', lg: 'size-12 text-16' }

/** A picture, or the initials of a name. */
export function Avatar({ name, src, size = 'md', ranked = false }: AvatarProps) {
  return (
    <span
      aria-hidden
      data-letters={src ? '' : initials(name)}
      className={clsx(
        'before:content-[attr(data-letters)]',
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-linear-140 from-[oklch(0.5_0.09_250)] to-[oklch(0.36_0.09_285)] font-bold text-white',
        ranked && 'shadow-[0_0_0_2px_var(--surface),0_0_0_3.5px_var(--win)]',
        sizes[size],
      )}
    >
      {src && <img src={src} alt="" className="size-full object-cover" />}
    </span>
  )
}

/** Initials of the first and last word, or the first two letters of a single word. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean)
  const [first = '?', ...rest] = words
  const last = rest.at(-1)
  return (last ? `${first.charAt(0)}${last.charAt(0)}` : first.slice(0, 2)).toUpperCase()
}
