/** The typeface of words drawn in a scene, as against figures of a game's own art. */
export const FONT = 'Be Vietnam Pro, system-ui, sans-serif'

/** The weights that scenes draw in. A scene waits for each of them, so use no other. */
const WEIGHTS = ['500', '700'] as const
export type LetterWeight = (typeof WEIGHTS)[number]

/** Signs of both files of the typeface, Latin and Vietnamese. */
const SIGNS = 'Dòng 0123456789.,×'

/**
 * Loads the typeface. A text that is drawn before its font is there keeps the size that was measured with another one, and its last
 * figures are cut: "40,00" for 40,000.
 */
export async function loadLetters(fonts: Pick<FontFaceSet, 'load'> = document.fonts): Promise<void> {
  await Promise.all(WEIGHTS.map((weight) => fonts.load(`${weight} 20px "Be Vietnam Pro"`, SIGNS)))
}

/** The style of a text in a scene. */
export function lettering(fontSize: number, fontWeight: LetterWeight, fill: number) {
  return { fontFamily: FONT, fontSize, fontWeight, fill } as const
}
