import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

export type TooltipProps = {
  readonly text: ReactNode
  readonly children: ReactElement<Record<string, unknown>>
}

/** An explanation of a control on hover. Never the only place of a fact. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Provider delay={400}>
      <Base.Root>
        <Base.Trigger render={children} />
        <Base.Portal>
          <Base.Positioner sideOffset={6} className="z-60">
            <Base.Popup className="max-w-64 rounded-control border border-hair bg-raised px-2.5 py-1.5 text-12 text-text shadow-lift transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0">
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  )
}
