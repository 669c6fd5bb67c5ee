import clsx from 'clsx'

/** The logo: a jade ring, lit from the upper left. */
export function LogoMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={clsx('size-7.5', className)}>
      <defs>
        <radialGradient id="jade-ring" cx=".34" cy=".26" r=".85">
          <stop offset="0" stopColor="#d9fff0" />
          <stop offset=".32" stopColor="#62e6b3" />
          <stop offset=".74" stopColor="#149a70" />
          <stop offset="1" stopColor="#07543d" />
        </radialGradient>
      </defs>
      <path
        fill="url(#jade-ring)"
        fillRule="evenodd"
        d="M16 1a15 15 0 1 1 0 30 15 15 0 0 1 0-30Zm0 9.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11Z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M6.500 11.500A10.500 10.500 0 0 1 13 6"
      />
    </svg>
  )
}

export function Logo({ name, className }: { readonly name: string; readonly className?: string }) {
  return (
    <span
      className={clsx('inline-flex items-center gap-2.5 text-22 font-bold tracking-[-0.03em]', className)}
    >
      <LogoMark />
      <span>{name}</span>
    </span>
  )
}
