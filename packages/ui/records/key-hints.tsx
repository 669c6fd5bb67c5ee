import type { ReactNode } from 'react'

export type KeyHint = { readonly keys: readonly string[]; readonly words: ReactNode }

/** One key as it is printed on the keyboard. */
export function Key({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="num inline-grid h-5 min-w-5 place-items-center rounded-[5px] border border-line bg-raised px-1 text-[11px] font-medium text-muted">
      {children}
    </kbd>
  )
}

/** Keyboard hints below a list. Hidden on phones. */
export function KeyHints({ hints, end }: { readonly hints: readonly KeyHint[]; readonly end?: ReactNode }) {
  return (
    <div className="flex h-9 shrink-0 items-center gap-5 border-t border-hair px-4 text-12 text-faint max-md:hidden">
      {hints.map(({ keys, words }) => (
        <span key={keys.join()} className="inline-flex items-center gap-1.5">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {words}
        </span>
      ))}
      {end && <span className="ml-auto">{end}</span>}
    </div>
  )
}
