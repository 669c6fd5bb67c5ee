import type { FieldRule } from '../rules.ts'

export type Asked = 'off' | 'optional' | 'required'

export function askedOf({ enabled, required }: FieldRule): Asked {
  if (!enabled) return 'off'
  return required ? 'required' : 'optional'
}
