import clsx from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import type { Place } from '../../rules/places.ts'
import { usePrefs } from '../prefs.ts'
import './table.css'
import './seats.css'

/** A place on the stage as a style. */
export const at = ({ x, y }: Place): CSSProperties => ({ left: `${x}%`, top: `${y}%` })

type FeltProps = { readonly isTall: boolean; readonly className?: string; readonly children: ReactNode }

/** The oval table under its lamp; what lies on it is placed in percent. */
export function Felt({ isTall, className, children }: FeltProps) {
  const isFour = usePrefs(({ hasFourColours }) => hasFourColours)
  return (
    <div
      className={clsx('cr-stage', className)}
      data-tall={isTall || undefined}
      data-four={isFour || undefined}
    >
      <span className="cr-lamp" aria-hidden />
      <span className="cr-rail" aria-hidden>
        <span className="cr-cloth" />
      </span>
      {children}
    </div>
  )
}
