import type { CSSProperties } from 'react'

/** CSS custom properties as a style: React's type knows standard properties only. */
export function vars(values: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return values as CSSProperties
}
