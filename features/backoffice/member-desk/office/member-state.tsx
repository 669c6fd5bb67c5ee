import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'

const tones = { open: 'good', locked: 'bad', closed: 'plain' } as const

export function MemberState({ state }: { readonly state: keyof typeof tones }) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`backoffice.state.${state}`)}</Status>
}

/** Account types are data (decision 7). */
export function typeText({ t }: Texts, type: number): string {
  return t(`backoffice.type.${type}`)
}
