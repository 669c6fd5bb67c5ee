/** The typeface of texts drawn in a scene, as opposed to a game's own figures. */
export const FONT = 'Be Vietnam Pro, system-ui, sans-serif'

/** The font weights of scenes. A scene waits for each of them, so use no other. */
const WEIGHTS = ['500', '700'] as const
export type TemplateWeight = (typeof WEIGHTS)[number]

/** Characters from both font files, Latin and Vietnamese. */
const SIGNS = 'Dòng 0123456789.,×'

/**
 * Loads the typeface. A text drawn before its font has loaded keeps the size measured with the fallback font, and its last digits are cut:
 * "40,00" for 40,000.
 */
export async function loadLetters(fonts: Pick<FontFaceSet, 'load'> = document.fonts): Promise<void> {
  await Promise.all(WEIGHTS.map((weight) => fonts.load(`${weight} 20px "Be Vietnam Pro"`, SIGNS)))
}

/** The style of a text in a scene. */
export function lettering(fontSize: number, fontWeight: TemplateWeight, fill: number) {
  return { fontFamily: FONT, fontSize, fontWeight, fill } as const
}
