import { en } from '#features/texts/en.ts'
import { widgets } from '#texts/shell/office-en.ts'
import { uiLate } from '#texts/layers/ui-en.ts'
import { ui } from '#texts/shell/ui-en.ts'
import { office } from './en.ts'

export const english: Readonly<Record<string, string>> = { ...ui, ...uiLate, ...widgets, ...en, ...office }
