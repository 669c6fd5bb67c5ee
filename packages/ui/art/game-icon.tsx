import clsx from 'clsx'

/** Placeholder for a game without a picture: two counters, drawn in the product's style. */
export function GameIcon({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden
      className={clsx('text-faint', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
    >
      <circle cx="26" cy="30" r="17" />
      <circle cx="26" cy="30" r="9" />
      <path d="M26 13v5m0 24v5M9 30h5m24 0h5M14 18l3.5 3.5M34.500 38.500 38 42M38 18l-3.500 3.500M17.500 38.500 14 42" />
      <path d="M44 28.500A14 14 0 1 1 33 52" strokeLinecap="round" />
    </svg>
  )
}
