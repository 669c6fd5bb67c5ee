import type { Texts } from '#texts/use-texts.ts'

/** A jurisdiction pack's name: the two initial ones are translated, others are as an operator named them. */
export function packName(t: Texts['t'], pack: { code: string; name: string }): string {
  return pack.code === 'default' || pack.code === 'strict' ? t(`merchants.pack.${pack.code}`) : pack.name
}
