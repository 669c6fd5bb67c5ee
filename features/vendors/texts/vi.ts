import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {}
